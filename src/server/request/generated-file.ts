import type { RequestContext } from './request-context.ts'

// Feeds, sitemap, robots, security.txt, manifest: `public` holds no file of these kinds.
const GENERATED = /\.(?:xml|txt|webmanifest)$|\/feed\.json$/
const PICTURE = /^\/cards\/[^/]+\.png$/

/** Documents for machines that Next makes like pages, under names like files. */
export const isGeneratedFile = ({ area, path }: Pick<RequestContext, 'area' | 'path'>) =>
  area === 'page' && GENERATED.test(path)

/** What other sites and readers show or fetch on their own pages: pictures, previews, feeds. */
export const isCrossOriginResource = ({ area, path }: Pick<RequestContext, 'area' | 'path'>) =>
  isGeneratedFile({ area, path }) ||
  (area === 'page' && PICTURE.test(path)) ||
  (area === 'files' && path.startsWith('/files/media/'))
