/** Who may import whom (architecture in the README). */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|property\\.test)\\.tsx?$' },
  to: { pathNot: [from, ...allowed].concat(['^tests/setup/']) },
})
const npm = (...names) => names.map((n) => `node_modules/${n}(/|$)`)

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '^[^/]+\\.(m?js|cjs|ts)$',
          '\\.test\\.tsx?$',
          '^(app|scripts|tests)/',
        ],
      },
      to: {},
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-is-pure', '^lib/domain/', npm('zod')),
    only('format-knows-domain', '^lib/format/', ['^lib/domain/']),
    only('sync-knows-domain', '^lib/sync/', ['^lib/domain/']),
    only('client', '^lib/client/', [
      '^lib/(sync|domain|format)/',
      ...npm('react', '@types/react', 'idb'),
    ]),
    {
      name: 'db-runs-without-next',
      severity: 'error',
      from: { path: '^db/' },
      to: {
        path: ['^(app|components)/', '^lib/(?!domain/)', ...npm('next', 'next-auth', 'react')],
      },
    },
    {
      name: 'server-knows-no-screens',
      severity: 'error',
      from: { path: '^lib/server/' },
      to: { path: ['^(app|components)/', '^lib/client/'] },
    },
    {
      name: 'ui-knows-no-cards',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: ['^lib/', '^db/', '^app/', '^components/(?!ui/)'] },
    },
    {
      name: 'components-know-no-server',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: ['^db/', '^lib/server/', '^app/'] },
    },
    {
      name: 'recharts-in-one-place',
      severity: 'error',
      from: { pathNot: '^components/charts/' },
      to: { path: npm('recharts') },
    },
    {
      name: 'app-knows-no-sql',
      severity: 'error',
      from: { path: '^app/' },
      to: { path: ['^db/', ...npm('drizzle-orm', 'better-sqlite3')] },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      from: { path: '^(app|components|db|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|node_modules/(?!zod|recharts|next|react))' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
