import { existsSync } from 'node:fs'
import { withPayload } from '@payloadcms/next/withPayload'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'
import { childEnv, env } from '#src/env.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const withSession = [{ type: 'cookie', key: SESSION_COOKIE }]
const noRobots = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The Node server in front of Next compresses, once per ETag instead of once per request.
  compress: false,
  reactStrictMode: true,
  // No deploymentId: `?dpl=` would make each update load unchanged files again. Tabs from before an update reload by
  // themselves (reload-after-update.ts).
  // Metadata stands in the head of pages rendered per request, too: Next would send what is late at the end of the body.
  htmlLimitedBots: /.*/,
  // Sizes are created at upload. The image optimiser would be an unauthenticated endpoint with expensive requests.
  images: { unoptimized: true },
  // Loaded on demand (S3, preview pictures, typeset resumes), so not bundled.
  serverExternalPackages: ['@aws-sdk/client-s3', 'fontkit', 'pdfkit'],
  // Types are checked by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  // Preview URL: visitors get the prerendered page, a browser with a session gets a page rendered per request.
  rewrites: async () => ({
    beforeFiles: [
      { source: `/blog/:id(${UUID})`, has: withSession, destination: '/preview/post/:id' },
      // A separate route, because the route of the page has the same name.
      { source: '/blog/:slug.md', destination: '/markdown/blog/:slug' },
      { source: '/projects/:slug.md', destination: '/markdown/projects/:slug' },
      // The list is prerendered; search results are rendered per request.
      {
        source: '/blog',
        has: [{ type: 'query', key: 'q', value: '.*\\S.*' }],
        destination: '/blog-search',
      },
    ],
  }),
  // The built-in admin under the names that it shows: its addresses are names of tables.
  redirects: async () =>
    Object.entries({ messages: 'contacts', activity: 'audit' }).map(([name, slug]) => ({
      source: `/payload/collections/${name}/:path*`,
      destination: `/payload/collections/${slug}/:path*`,
      permanent: false,
    })),
  headers: async () => [
    { source: '/preview/:path*', headers: noRobots },
    { source: `/blog/:id(${UUID})`, has: withSession, headers: noRobots },
  ],
  turbopack: {
    resolveAlias: {
      // A dependency of refractor, whose browser build needs a document; code is highlighted in a worker.
      'decode-named-character-reference':
        './node_modules/decode-named-character-reference/index.js',
    },
  },
  experimental: {
    // The server in front of Next has the same limit (body-limit.ts).
    serverActions: { bodySizeLimit: '3mb' },
    globalNotFound: true,
    // Each unknown /blog/x adds an entry to the page cache, which is bounded in memory but not on disk.
    isrFlushToDisk: false,
    // It would become `:lang(ar, he, …)`, which a text without a language never matches.
    lightningCssFeatures: { exclude: ['dir-selector'] },
    // Cache for the next build. Writing it costs a quarter of a build, so only the second build of a folder does.
    turbopackFileSystemCacheForBuild: !childEnv()['CI'] && existsSync('.next/BUILD_ID'),
    // Development shows where an error is. Of a build nothing reads these 200 MB: the server runs without them.
    turbopackSourceMaps: env.NODE_ENV === 'development',
    turbopackInputSourceMaps: env.NODE_ENV === 'development',
  },
}

export default withPayload(config, { devBundleServerPackages: false })
