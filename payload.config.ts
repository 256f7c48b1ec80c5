import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { buildConfig } from 'payload'
import { announcementGlobal } from '#collections/site/announcement-global.ts'
import { appearanceGlobal } from '#collections/site/appearance.ts'
import { accessTokensCollection } from '#collections/owner/access-tokens.ts'
import { activityCollection } from '#collections/owner/activity.ts'
import { messagesCollection } from '#collections/owner/messages.ts'
import { importedPostsCollection, importsCollection } from '#collections/owner/imports.ts'
import { mediaCollection } from '#collections/files/media.ts'
import { postsCollection } from '#collections/documents/posts.ts'
import { previewLinksCollection } from '#collections/documents/preview-link-rows.ts'
import { profileGlobal } from '#collections/profile/profile-global.ts'
import { projectsCollection } from '#collections/documents/projects.ts'
import { redirectsCollection } from '#collections/site/redirects.ts'
import { resumesCollection } from '#collections/files/resumes.ts'
import { savedAnswersGlobal } from '#collections/owner/saved-answers.ts'
import { settingsGlobal } from '#collections/site/settings.ts'
import { usersCollection } from '#collections/owner/users.ts'
import { livePreviewUrl } from '#collections/documents/live-preview-url.ts'
import { LIMITS } from '#src/contract/limits.ts'
import { env, siteUrl } from '#src/env.ts'
import { durablePostgres } from '#src/services/platform/postgres-adapter.ts'
import { logger } from '#src/services/platform/log.ts'
import { respondNotFound, mapPayloadError } from '#src/services/platform/payload-error-hook.ts'
import { endSessionOnLogout, googleSession } from '#src/services/auth/session-strategy.ts'
import { mailSender, mailTransport, noMail } from '#src/services/platform/mail-transport.ts'
import { splitAfterChange } from '#src/services/media/split-drawings.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { storagePlugin } from '#src/services/storage/payload-storage-adapter.ts'
import { prepareMedia, prepareResume } from '#src/services/uploads/prepare-upload.ts'
import { uploadHooks } from '#src/services/uploads/upload-hooks.ts'

const root = path.dirname(fileURLToPath(import.meta.url))

export default buildConfig({
  secret: env.PAYLOAD_SECRET ?? '',
  serverURL: siteUrl,
  csrf: [siteUrl],
  cookiePrefix: 'folio',
  admin: {
    user: 'users',
    avatar: 'default',
    meta: {
      // Payload puts a space before it.
      titleSuffix: '— Folio',
      description: 'All fields, versions and administrators of this site.',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      openGraph: { siteName: 'Folio', description: '' },
      defaultOGImageType: 'off',
    },
    importMap: { baseDir: root },
    livePreview: {
      collections: ['posts', 'projects'],
      globals: ['profile', 'announcement'],
      url: livePreviewUrl,
    },
    components: {
      graphics: {
        Logo: '/src/payload-ui/brand.tsx#BrandLogo',
        Icon: '/src/payload-ui/brand.tsx#BrandIcon',
      },
      actions: ['/src/payload-ui/site-links.tsx#SiteLinks'],
      beforeLogin: ['/src/payload-ui/google-sign-in.tsx#GoogleSignIn'],
      afterLogin: ['/src/payload-ui/site-links.tsx#BackToSite'],
    },
  },
  routes: { admin: '/payload', api: '/payload/api' },
  auth: { jwtOrder: ['cookie'] },
  collections: [
    postsCollection,
    projectsCollection,
    mediaCollection({ ...uploadHooks(prepareMedia), afterChange: [splitAfterChange] }),
    resumesCollection(uploadHooks(prepareResume)),
    messagesCollection,
    previewLinksCollection,
    redirectsCollection,
    importsCollection,
    importedPostsCollection,
    accessTokensCollection,
    activityCollection,
    usersCollection({
      strategies: [googleSession],
      afterLogout: [endSessionOnLogout],
      isSecure: siteUrl.startsWith('https:'),
    }),
  ],
  globals: [
    profileGlobal,
    announcementGlobal,
    appearanceGlobal,
    settingsGlobal,
    savedAnswersGlobal,
  ],
  db: durablePostgres({
    connectionString: env.DATABASE_URL ?? '',
    max: env.DATABASE_POOL,
    migrationDir: path.join(root, 'collections/migrations'),
  }),
  email: env.SMTP_URL
    ? nodemailerAdapter({
        ...mailSender(env.MAIL_FROM),
        transportOptions: mailTransport(env.SMTP_URL),
        // An unavailable mail server must not prevent the start.
        skipVerify: true,
      })
    : noMail,
  // No `sharp` here: with it Payload re-encodes all GIF and WebP files. Our upload hooks prepare pictures.
  upload: {
    limits: { fileSize: LIMITS.uploadBytes + 1 },
    abortOnLimit: true,
  },
  plugins: [storagePlugin(fileStore)],
  graphQL: { disable: true },
  // Replaces Payload's endpoint, which renders arbitrary text as a picture without authentication.
  endpoints: [{ path: '/og', method: 'get', handler: respondNotFound }],
  hooks: { afterError: [mapPayloadError] },
  // Payload's default logger would log the values of failed queries.
  logger,
  telemetry: false,
  typescript: {
    outputFile: path.join(root, 'collections/generated/payload-types.ts'),
    // Otherwise each start outside production, and so each test file, spawns a generator.
    autoGenerate: false,
  },
})
