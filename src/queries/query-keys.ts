/**
 * Keys of what the change stream reads again. Apart from the queries, so that following changes on a screen does not load
 * the calls of all others.
 */
export const queryKeys = {
  accessTokens: ['access-tokens'],
  administrators: ['administrators'],
  appearance: ['appearance'],
  backups: ['backups'],
  brokenLinks: ['broken-links'],
  example: ['example-content'],
  imports: ['imports', 'list'],
  media: ['media', 'list'],
  messages: ['messages'],
  posts: ['posts', 'list'],
  projects: ['projects'],
  recentActivity: ['audit', 'recent'],
  redirects: ['redirects'],
  resumes: ['resumes'],
  sessions: ['sessions'],
  settings: ['settings'],
  trash: ['trash'],
} as const
