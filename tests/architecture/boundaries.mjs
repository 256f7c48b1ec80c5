import { MODULES } from './module-table.mjs'
import { SUBMODULES } from './submodule-table.mjs'

/** Configuration of dependency-cruiser, generated from the table of modules. */
const GENERATED = { name: 'generated', path: '^collections/generated/' }
const OURS = '^(src|collections)/|^payload\\.config\\.ts$'
const IMAGE_PROGRAM = '^src/services/images/(image-(program|jobs)|split-plates)\\.ts$'
const where = Object.fromEntries([...MODULES, GENERATED].map(({ name, path }) => [name, path]))

const BROWSER = MODULES.filter((module) => module.plain).map((module) => module.path)
const SERVER_ONLY = [
  ...['env', 'collections', 'config', 'services', 'http', 'server', 'scripts'],
  ...['drawing', 'publishing'],
]
// Of Payload only the browser modules, and types, which are erased.
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

const moduleRules = MODULES.map(({ name, path, may }) => ({
  name: `${name}-imports`,
  comment: `${name} may import ${may.join(', ') || 'no other module'}`,
  from: { path },
  to: { path: OURS, pathNot: [path, ...may.map((module) => where[module])] },
}))

const submodulePath = Object.fromEntries(SUBMODULES.map(({ name, path }) => [name, path]))
const submoduleRules = SUBMODULES.map(({ area, name, path, may }) => ({
  name: `${name}-order`,
  comment: `${name} may import ${may.join(', ') || 'no other sub-module'} of its folder`,
  from: { path },
  to: {
    path: `^src/${area}/`,
    pathNot: [path, ...may.map((other) => submodulePath[other])],
  },
}))
const AREAS = [...new Set(SUBMODULES.map(({ area }) => area))]

const packageRules = MODULES.flatMap(({ name, path, npm }) => {
  const banned = bannedPackages(npm)
  if (banned === null) return []
  const comment = `${name} may not import this package`
  return [{ name: `${name}-packages`, comment, from: { path }, to: { path: banned } }]
})

const projectRules = [
  {
    name: 'no-cycles',
    comment: 'Files that need each other are one thing: move the shared part below both',
    from: {},
    to: { circular: true },
  },
  {
    name: 'browser-never-reaches-server',
    comment: 'Not even through a third file, and not even for a type',
    from: { path: BROWSER },
    to: { path: SERVER_ONLY.map((module) => where[module]), reachable: true },
  },
  {
    name: 'browser-holds-no-server-package',
    comment: 'It would end up in what every visitor loads',
    from: { path: BROWSER },
    to: { path: SERVER_PACKAGES, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'browser-runs-no-node',
    comment: 'These modules also run in a browser',
    from: { path: BROWSER },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'single-payload-entry',
    comment: 'Only services/platform/payload.ts opens the configuration',
    from: { path: where.services, pathNot: '^src/services/platform/payload\\.ts$' },
    to: { path: where.config },
  },
  {
    name: 'sharp-in-image-program',
    comment:
      'Images are decoded in a process of their own: add a job to services/images/image-jobs.ts',
    from: { path: OURS, pathNot: IMAGE_PROGRAM },
    to: { path: '(^|/)node_modules/(@types/)?(sharp|@img)/' },
  },
  {
    name: 'image-program-apart',
    comment: 'Nothing but the image program loads sharp, not even through a third file',
    from: { path: OURS, pathNot: IMAGE_PROGRAM },
    to: { path: IMAGE_PROGRAM, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'every-file-has-a-module',
    comment: 'Put the file into a module, or give the table a new row',
    from: { path: OURS, pathNot: MODULES.map((module) => module.path) },
    to: {},
  },
  {
    name: 'every-file-has-a-submodule',
    comment: 'Put the file into a sub-module of its folder',
    from: {
      path: `^src/(${AREAS.join('|')})/`,
      pathNot: SUBMODULES.map((submodule) => submodule.path),
    },
    to: {},
  },
  {
    name: 'imports-resolve',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'packages-are-declared',
    comment: 'What the product runs on stands in dependencies (types and scripts excepted)',
    from: { path: OURS, pathNot: where.scripts },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
    },
  },
]

export default {
  forbidden: [...moduleRules, ...submoduleRules, ...packageRules, ...projectRules].map((rule) => ({
    severity: 'error',
    ...rule,
  })),
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
