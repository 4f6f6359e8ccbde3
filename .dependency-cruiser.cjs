/**
 * Who may import whom (architecture in the README): a list of what is allowed per layer, so that a package nobody thought
 * of is an error and not a gap. Tests may reach everywhere; what they are about is theirs to say.
 */
const TESTS = '\\.test\\.tsx?$'

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { pathNot: [from, ...allowed] },
})
const npm = (...names) => names.map((n) => `node_modules/(@types/)?${n}(/|$)`)
const lib = (...names) => `^lib/(${names.join('|')})/`
const REACT = npm('react', 'react-dom', 'next')
/** Node's own modules, however they are spelled. */
const NODE = require('node:module').builtinModules.map((n) => `^(node:)?${n}$`)

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^[^/]+\\.(m?js|cjs|ts)$', TESTS, '^(app|scripts|tests)/'],
      },
      to: {},
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('domain-is-pure', '^lib/domain/', npm('zod')),
    only('format-knows-domain', '^lib/format/', [lib('domain')]),
    only('sync-knows-domain', '^lib/sync/', [lib('domain')]),
    only('client-is-the-browsers', '^lib/client/', [
      lib('sync', 'domain', 'format'),
      ...npm('react', 'idb'),
    ]),
    only('db-runs-without-next', '^db/', [
      lib('domain'),
      ...npm('drizzle-orm', 'better-sqlite3', '@node-rs/argon2'),
      ...NODE,
    ]),
    only('server-knows-no-screens', '^lib/server/', [
      '^db/',
      lib('domain', 'sync', 'format'),
      ...npm('next', 'next-auth', 'react', 'server-only', 'zod'),
      ...NODE,
    ]),
    {
      name: 'who-writes-tells-it',
      severity: 'error',
      from: { path: '^lib/server/', pathNot: ['^lib/server/schreiben\\.ts$', TESTS] },
      // Its types may be known; the founding of a club has nobody who looks.
      to: { path: '^db/execute\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    only('cli-runs-without-database', '^lib/cli/', [lib('domain', 'format'), ...NODE]),
    only('ui-knows-no-cards', '^components/ui/', REACT),
    only('recharts-in-one-place', '^components/charts/', [
      '^components/saison/',
      lib('domain', 'format'),
      ...REACT,
      ...npm('recharts'),
    ]),
    only('components-know-no-server', '^components/(?!ui/|charts/)', [
      '^components/',
      lib('domain', 'format', 'sync', 'client'),
      ...REACT,
      ...npm('uqr'),
    ]),
    only('app-knows-no-sql', '^app/', [
      '^components/',
      lib('server', 'client', 'sync', 'domain', 'format'),
      ...REACT,
      // Pictures and fonts are read as files.
      ...npm('next-auth', '@fontsource-variable'),
      '\\.(css|woff2)$',
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.next' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
