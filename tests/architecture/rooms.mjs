import { ROOMS } from './room-table.mjs'

/** Who may import whom: dependency-cruiser's configuration, generated from the table of rooms. */
const GENERATED = { name: 'generated', path: '^collections/generated/' }
const OURS = '^(src|collections)/|^payload\\.config\\.ts$'
const where = Object.fromEntries([...ROOMS, GENERATED].map(({ name, path }) => [name, path]))

const BROWSER = ROOMS.filter((room) => room.plain).map((room) => room.path)
const SERVER_ONLY = [
  'env',
  'collections',
  'config',
  'services',
  'http',
  'server',
  'scripts',
  'drawing',
  'publishing',
]
// Of Payload only the part made for browsers, and types, which vanish.
const SERVER_PACKAGES =
  '(^|/)node_modules/(payload/(?!dist/exports/shared)|(pg|sharp|pino|server-only)/|passport)'

const packagePattern = (names) =>
  names.map((name) => name.replaceAll('.', '\\.').replace('*', '[^/]+')).join('|')

const bannedPackages = (npm) => {
  if (!Array.isArray(npm)) {
    return `(^|/)node_modules/(?!(${[...npm.only, '@types'].map((name) => `${name}/`).join('|')}))`
  }
  return npm.length > 0 ? `(^|/)node_modules/(@types/)?(${packagePattern(npm)})/` : null
}

const roomRules = ROOMS.map(({ name, path, may }) => ({
  name: `${name}-imports`,
  severity: 'error',
  comment: `${name} may import ${may.join(', ') || 'no other room'}`,
  from: { path },
  to: { path: OURS, pathNot: [path, ...may.map((room) => where[room])] },
}))

const packageRules = ROOMS.flatMap(({ name, path, npm }) => {
  const banned = bannedPackages(npm)
  if (banned === null) return []
  const comment = `${name} may not import this package`
  return [
    { name: `${name}-packages`, severity: 'error', comment, from: { path }, to: { path: banned } },
  ]
})

const houseRules = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Files that need each other are one thing: move the shared part below both',
    from: {},
    to: { circular: true },
  },
  {
    name: 'browser-never-reaches-server',
    severity: 'error',
    comment: 'Not even through a third file, and not even for a type',
    from: { path: BROWSER },
    to: { path: SERVER_ONLY.map((room) => where[room]), reachable: true },
  },
  {
    name: 'browser-holds-no-server-package',
    severity: 'error',
    comment: 'It would end up in what every visitor loads',
    from: { path: BROWSER },
    to: { path: SERVER_PACKAGES, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-runs-no-node',
    severity: 'error',
    comment: 'These rooms also run in a browser',
    from: { path: BROWSER },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'one-door-to-payload',
    severity: 'error',
    comment: 'Only services/payload.ts opens the configuration',
    from: { path: where.services, pathNot: '^src/services/payload\\.ts$' },
    to: { path: where.config },
  },
  {
    name: 'every-file-has-a-room',
    severity: 'error',
    comment: 'Put the file into a room, or give the table a new row',
    from: { path: OURS, pathNot: ROOMS.map((room) => room.path) },
    to: {},
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'packages-are-declared',
    severity: 'error',
    comment: 'What the product runs on stands in dependencies (types and scripts excepted)',
    from: { path: OURS, pathNot: where.scripts },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  },
]

export default {
  forbidden: [...roomRules, ...packageRules, ...houseRules],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
