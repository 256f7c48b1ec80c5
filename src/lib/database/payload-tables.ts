/** Statements on them are in `collections/tables/`, so an update of Payload that renames one changes only these. */
export const PAYLOAD_TABLES = {
  postTexts: 'posts_texts',
  postVersions: '_posts_v',
  postVersionTexts: '_posts_v_texts',
  projectTexts: 'projects_texts',
  projectVersions: '_projects_v',
  profileVersions: '_profile_v',
  announcementVersions: '_announcement_v',
  userSessions: 'users_sessions',
  migrations: 'payload_migrations',
  keyValues: 'payload_kv',
  lockedDocuments: 'payload_locked_documents',
  lockedDocumentRelations: 'payload_locked_documents_rels',
} as const
