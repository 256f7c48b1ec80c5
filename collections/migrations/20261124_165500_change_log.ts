import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

const UP = `
-- What was notified in the last days, for a server that cannot listen because a pooler is in between. Rows are found by their
-- transaction: one that commits late has an old time.
CREATE TABLE "change_log" (
  "transaction" xid8 NOT NULL DEFAULT pg_current_xact_id(),
  "channel" text NOT NULL,
  "payload" text NOT NULL,
  "made_at" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("transaction", "channel", "payload")
);

CREATE FUNCTION "folio_notify"("channel" text, "payload" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(folio_notify.channel, folio_notify.payload);
  INSERT INTO change_log (channel, payload) VALUES (folio_notify.channel, folio_notify.payload) ON CONFLICT DO NOTHING;
END $$;

CREATE OR REPLACE FUNCTION "folio_notify_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM folio_notify('folio_changes', TG_ARGV[0] || ' ' || coalesce(current_setting('folio.request', true), ''));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "folio_resumes_announce"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM folio_notify('folio_public', '');
  RETURN NULL;
END $$;
`

const DOWN = `
CREATE OR REPLACE FUNCTION "folio_notify_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('folio_changes', TG_ARGV[0] || ' ' || coalesce(current_setting('folio.request', true), ''));
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION "folio_resumes_announce"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('folio_public', '');
  RETURN NULL;
END $$;
DROP FUNCTION "folio_notify"(text, text);
DROP TABLE "change_log";
`
