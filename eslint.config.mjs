import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'

const sizes = {
  'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  'max-params': ['error', 3],
}

const config = [
  { ignores: ['.next/', 'node_modules/', 'data/', 'coverage/', 'next-env.d.ts'] },
  ...next,
  ...tseslint.configs.recommendedTypeChecked.map((c) => ({ ...c, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...sizes,
      // A drizzle statement without .run() writes nothing: thenables count as promises here.
      '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Unions instead of enums.' },
        { selector: 'ClassDeclaration', message: 'Plain data and functions instead of classes.' },
      ],
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'components/ui/Verweis: four kilobytes lighter.' },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    // Runs as it is in the browser, outside of every page.
    files: ['public/sw.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        ['self', 'caches', 'fetch', 'importScripts', 'Request', 'Response', 'URL']
          .concat(['setTimeout', 'clearTimeout'])
          .map((name) => [name, 'readonly']),
      ),
    },
    rules: {
      ...sizes,
      'no-undef': 'error',
      'no-unused-vars': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['scripts/**', 'lib/cli/**', 'instrumentation.ts', 'tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  {
    // A test file is a table or a story: its callbacks may be long, and fixtures name their arguments.
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off' },
  },
]

export default config
