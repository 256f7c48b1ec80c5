/**
 * Who may import whom: dependency-cruiser's configuration, generated from one table.
 * A room lists where it lives, the rooms it may import (itself always) and the npm packages it may not;
 * `npm: { only: […] }` turns the last one round. `plain` rooms may not touch Node's own modules,
 * because they also run in a browser.
 */
const PAYLOAD = ['payload', '@payloadcms/*']
const REACT = ['react', 'react-dom']
const NEXT = ['next']

export const ROOMS = [
  { name: 'contract', path: '^src/contract/', may: [], npm: { only: ['zod'] }, plain: true },
  { name: 'portfolio', path: '^src/portfolio/', may: [], npm: { only: [] }, plain: true },
  { name: 'lib', path: '^src/lib/', may: [], npm: [...REACT, ...NEXT, ...PAYLOAD], plain: true },
  {
    name: 'content',
    path: '^src/content/',
    may: ['contract', 'lib'],
    npm: [...REACT, ...NEXT, ...PAYLOAD],
    plain: true,
  },
  // The editor's vocabulary on TipTap: used by our own management screens and inside Payload's admin.
  {
    name: 'editor',
    path: '^src/editor/',
    may: ['contract', 'lib', 'content', 'ui'],
    npm: [...NEXT, ...PAYLOAD],
    plain: true,
  },
  { name: 'ui', path: '^src/ui/', may: ['lib'], npm: [...PAYLOAD, '@tanstack/*'], plain: true },
  { name: 'queries', path: '^src/queries/', may: ['contract', 'lib'], npm: PAYLOAD, plain: true },
  {
    name: 'site',
    path: '^src/site/',
    may: ['contract', 'portfolio', 'lib', 'content', 'queries', 'ui'],
    npm: PAYLOAD,
    plain: true,
  },
  {
    name: 'cms',
    path: '^src/cms/',
    may: ['contract', 'portfolio', 'lib', 'content', 'queries', 'ui', 'editor'],
    npm: PAYLOAD,
    plain: true,
  },
  // Components inside Payload's own admin: the one browser room that may use its packages.
  {
    name: 'payload-ui',
    path: '^src/payload-ui/',
    may: ['contract', 'lib', 'content', 'ui', 'editor'],
    npm: [],
    plain: true,
  },
  { name: 'env', path: '^src/env\\.ts$', may: [], npm: { only: ['zod'] } },
  {
    name: 'collections',
    path: '^collections/',
    may: ['contract', 'content', 'lib'],
    npm: [...REACT, ...NEXT],
  },
  {
    name: 'config',
    path: '^payload\\.config\\.ts$',
    may: ['collections', 'contract', 'content', 'lib', 'env', 'services'],
    npm: [...REACT, ...NEXT],
  },
  {
    name: 'services',
    path: '^src/services/',
    may: ['contract', 'portfolio', 'lib', 'content', 'env', 'collections', 'config'],
    npm: [...REACT, ...NEXT],
  },
  {
    name: 'http',
    path: '^src/http/',
    may: ['contract', 'lib', 'services', 'env'],
    npm: [...REACT, ...PAYLOAD],
  },
  // The plain Node process around Next. It never holds a second Payload.
  {
    name: 'server',
    path: '^src/server/',
    may: ['contract', 'lib', 'env'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-api',
    path: '^src/app/api/',
    may: ['contract', 'http', 'services'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-files',
    path: '^src/app/files/',
    may: ['contract', 'http', 'services'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-web',
    // With the few files that Next wants at the top of its folder.
    path: '^src/app/(\\(web\\)/|[^/]+$)',
    may: ['contract', 'portfolio', 'services', 'queries', 'site', 'cms', 'ui', 'content', 'lib'],
    npm: PAYLOAD,
  },
  { name: 'app-payload', path: '^src/app/\\(payload\\)/', may: ['config', 'payload-ui'], npm: [] },
  {
    name: 'scripts',
    path: '^src/scripts/',
    may: [
      'contract',
      'portfolio',
      'lib',
      'content',
      'env',
      'collections',
      'config',
      'services',
      'http',
      'server',
      'queries',
      'generated',
    ],
    npm: [...REACT, ...NEXT],
  },
]

const GENERATED = { name: 'generated', path: '^collections/generated/' }
const OURS = '^(src|collections)/|^payload\\.config\\.ts$'
const where = Object.fromEntries([...ROOMS, GENERATED].map(({ name, path }) => [name, path]))

const BROWSER = ROOMS.filter((room) => room.plain).map((room) => room.path)
const SERVER_ONLY = ['env', 'collections', 'config', 'services', 'http', 'server', 'scripts']
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
