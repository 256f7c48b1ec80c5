/**
 * Import rules. A module lists the modules it may import (itself always) and the npm packages it may not;
 * `npm: { only: […] }` lists the allowed packages instead. `plain` modules may not import Node's built-in modules,
 * because they also run in a browser. A module without a path is the folder of its name in `src`.
 */
const PAYLOAD = ['payload', '@payloadcms/*']
const REACT = ['react', 'react-dom']
const NEXT = ['next']
const FRAMEWORKS = [...REACT, ...NEXT, ...PAYLOAD]

export const MODULES = [
  { name: 'contract', may: ['lib'], npm: { only: ['zod'] }, plain: true },
  { name: 'profile', may: ['contract'], npm: { only: [] }, plain: true },
  { name: 'lib', may: [], npm: FRAMEWORKS, plain: true },
  { name: 'content', may: ['contract', 'lib'], npm: FRAMEWORKS, plain: true },
  // Files and folders of an export: what `services/export` writes and `import/folio` reads.
  { name: 'export-format', may: ['contract', 'lib', 'content'], npm: FRAMEWORKS },
  // Readers of imported content, and the conversion to the stored format; the use case that writes is a service.
  { name: 'import', may: ['contract', 'lib', 'content', 'export-format'], npm: FRAMEWORKS },
  // The TipTap editor: used by the management screens and in Payload's admin.
  {
    name: 'editor',
    may: ['contract', 'lib', 'content', 'ui'],
    npm: [...NEXT, ...PAYLOAD],
    plain: true,
  },
  { name: 'ui', may: ['lib'], npm: [...PAYLOAD, '@tanstack/*'], plain: true },
  { name: 'queries', may: ['contract', 'lib'], npm: PAYLOAD, plain: true },
  { name: 'site', may: ['contract', 'lib', 'content', 'queries', 'ui'], npm: PAYLOAD, plain: true },
  {
    name: 'cms',
    may: ['contract', 'lib', 'content', 'queries', 'ui', 'editor'],
    npm: PAYLOAD,
    plain: true,
  },
  // Components in Payload's admin: the only browser module that may import Payload's packages.
  {
    name: 'payload-ui',
    may: ['contract', 'lib', 'content', 'queries', 'ui', 'editor'],
    npm: [],
    plain: true,
  },
  { name: 'env', path: '^src/env\\.ts$', may: ['lib'], npm: { only: ['zod'] } },
  {
    name: 'collections',
    path: '^collections/',
    may: ['contract', 'profile', 'content', 'lib'],
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
    may: [
      'contract',
      'profile',
      'lib',
      'content',
      'export-format',
      'import',
      'env',
      'collections',
      'config',
      'resume',
    ],
    npm: [...REACT, ...NEXT],
  },
  // Text and shapes as outlines of the bundled typeface: images that need no installed font.
  { name: 'drawing', may: ['lib'], npm: { only: ['fontkit', 'lru-cache'] } },
  // The profile as a document: JSON Resume in both directions, PDF.
  {
    name: 'resume',
    may: ['contract', 'profile', 'lib', 'content', 'drawing'],
    npm: { only: ['fontkit', 'pdfkit'] },
  },
  // Machine-readable output: metadata, JSON-LD, feeds, sitemap, Open Graph images. Of Next only its types.
  {
    name: 'publishing',
    may: ['contract', 'lib', 'content', 'env', 'drawing', 'services', 'site'],
    npm: [...REACT, ...PAYLOAD],
  },
  { name: 'http', may: ['contract', 'lib', 'services', 'env'], npm: [...REACT, ...PAYLOAD] },
  // The plain Node process in front of Next. It never creates a second Payload instance.
  {
    name: 'server',
    // Of ui and site only the texts of inline scripts, whose hashes the CSP contains.
    may: ['contract', 'lib', 'env', 'ui', 'site'],
    npm: [...REACT, ...PAYLOAD],
  },
  // Next's error hook, between the application and the server in front of it.
  {
    name: 'instrumentation',
    path: '^src/instrumentation\\.ts$',
    may: ['lib', 'services'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-api',
    path: '^src/app/api/',
    may: ['contract', 'http'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-files',
    path: '^src/app/files/',
    may: ['contract', 'http', 'services'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-forms',
    path: '^src/app/\\(forms\\)/',
    may: ['contract', 'http', 'services'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-publishing',
    path: '^src/app/\\(publishing\\)/',
    may: ['publishing', 'services'],
    npm: [...REACT, ...PAYLOAD],
  },
  {
    name: 'app-web',
    // Includes the files that Next requires in the root of src.
    path: '^src/app/(\\(web\\)/|[^/]+$)',
    may: [
      'contract',
      'publishing',
      'drawing',
      'resume',
      'services',
      'queries',
      'site',
      'cms',
      'ui',
      'content',
      'lib',
    ],
    npm: PAYLOAD,
  },
  {
    name: 'app-payload',
    path: '^src/app/\\(payload\\)/',
    may: ['config', 'payload-ui', 'http'],
    npm: [],
  },
  {
    name: 'scripts',
    may: [
      'contract',
      'profile',
      'lib',
      'content',
      'export-format',
      'import',
      'drawing',
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
].map((module) => ({ path: `^src/${module.name}/`, ...module }))
