import { withPayload } from '@payloadcms/next/withPayload'
import { SESSION_COOKIE } from '#src/contract/auth/session-settings.ts'

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const withSession = [{ type: 'cookie', key: SESSION_COOKIE }]
const noRobots = [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The Node server around Next compresses, once per ETag instead of once per request.
  compress: false,
  reactStrictMode: true,
  // Sizes are made at upload; the optimiser would be an open door (reliability fact 14).
  images: { unoptimized: true },
  // Loaded where they are needed, S3 and preview pictures: not worth bundling.
  serverExternalPackages: ['@aws-sdk/client-s3', 'fontkit'],
  // `npm run check` is the one place that judges types.
  typescript: { ignoreBuildErrors: true },
  // The address of Preview: visitors get the prerendered page, a browser with a session a page made for it.
  rewrites: async () => ({
    beforeFiles: [
      { source: `/blog/:id(${UUID})`, has: withSession, destination: '/preview/post/:id' },
      // The list is prerendered; what was searched is made for the request.
      {
        source: '/blog',
        has: [{ type: 'query', key: 'q', value: '.*\\S.*' }],
        destination: '/blog-search',
      },
    ],
  }),
  headers: async () => [
    { source: '/preview/:path*', headers: noRobots },
    { source: `/blog/:id(${UUID})`, has: withSession, headers: noRobots },
  ],
  experimental: {
    serverActions: { bodySizeLimit: '12mb' },
    globalNotFound: true,
    // Every unknown /blog/x leaves an entry in the page cache: in memory it is bounded, on disk it is not.
    isrFlushToDisk: false,
  },
}

export default withPayload(config, { devBundleServerPackages: false })
