import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

/** The subject (src/contract/activity/change-schemas.ts) of each table whose rows the management screens show. */
const SUBJECTS = {
  posts: 'posts',
  _posts_v: 'posts',
  projects: 'projects',
  _projects_v: 'projects',
  media: 'media',
  contacts: 'messages',
  resumes: 'resumes',
  imports: 'imports',
  audit: 'activity',
  users_sessions: 'sessions',
  access_tokens: 'tokens',
  backups: 'backups',
  profile: 'profile',
  _profile_v: 'profile',
  announcement: 'announcement',
  _announcement_v: 'announcement',
  appearance: 'appearance',
  redirects: 'redirects',
}

/** Each use of a token updates its row. */
const eventsOf = (table: string) =>
  table === 'access_tokens' ? 'INSERT OR DELETE' : 'INSERT OR UPDATE OR DELETE'

const UP = `
-- Every server hears of each change, whoever made it, once for each transaction and subject: PostgreSQL drops repeated
-- notifications. withTransaction names the request (src/services/platform/payload.ts).
CREATE FUNCTION "folio_notify_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('folio_changes', TG_ARGV[0] || ' ' || coalesce(current_setting('folio.request', true), ''));
  RETURN NULL;
END $$;
${Object.entries(SUBJECTS)
  .map(
    ([table, subject]) => `CREATE TRIGGER "${table}_90_notify_change" AFTER ${eventsOf(table)} ON "${table}"
  FOR EACH ROW EXECUTE FUNCTION "folio_notify_change"('${subject}');`,
  )
  .join('\n')}
`

const DOWN = `
${Object.keys(SUBJECTS)
  .map((table) => `DROP TRIGGER "${table}_90_notify_change" ON "${table}";`)
  .join('\n')}
DROP FUNCTION "folio_notify_change"();
`
