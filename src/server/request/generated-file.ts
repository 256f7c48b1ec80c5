import type { RequestContext } from './request-context.ts'

// Feeds, sitemap, robots, security.txt, llms.txt, Markdown, manifest: `public` contains no file of these kinds.
const GENERATED = /\.(?:xml|txt|md|webmanifest)$|\/feed\.json$/
const PICTURE = /^\/(?:cards|icons)\/[^/]+\.png$/

/** Machine-readable documents that Next renders like pages, under file names. */
export const isGeneratedFile = ({ area, path }: Pick<RequestContext, 'area' | 'path'>) =>
  area === 'page' && GENERATED.test(path)

/** Resources that other sites embed and feed readers fetch: pictures, previews, feeds. */
export const isCrossOriginResource = ({ area, path }: Pick<RequestContext, 'area' | 'path'>) =>
  isGeneratedFile({ area, path }) ||
  (area === 'page' && PICTURE.test(path)) ||
  (area === 'files' && path.startsWith('/files/media/'))
