import { withPayload } from '@payloadcms/next/withPayload'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The Node server around Next compresses, once per ETag instead of once per request.
  compress: false,
  reactStrictMode: true,
  // Sizes are made at upload; the optimiser would be an open door (reliability fact 14).
  images: { unoptimized: true },
  // `npm run check` is the one place that judges types.
  // Loaded where they are needed, S3 and preview pictures: not worth bundling.
  serverExternalPackages: ['@aws-sdk/client-s3', 'fontkit'],
  typescript: { ignoreBuildErrors: true },
  experimental: {
    serverActions: { bodySizeLimit: '12mb' },
    globalNotFound: true,
    // Every unknown /blog/x leaves an entry in the page cache: in memory it is bounded, on disk it is not.
    isrFlushToDisk: false,
  },
}

export default withPayload(config, { devBundleServerPackages: false })
