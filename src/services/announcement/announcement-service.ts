import { createHash } from 'node:crypto'
import type { Announcement as AnnouncementDocument } from '#collections/generated/payload-types.ts'
import { lexicalToParagraphs } from '#src/content/rich-text/lexical-inline.ts'
import { safeHref } from '#src/content/html/safe-url.ts'
import type { Announcement } from '#src/contract/announcement/announcement.ts'
import type { RichInline } from '#src/contract/rich-paragraph.ts'
import { isBuildWithoutData, siteUrl } from '#src/env.ts'
import { authenticateRequest } from '#src/services/auth/authentication.ts'
import { as, asSystem, payloadClient } from '#src/services/platform/payload.ts'

/** Null without text or after its end. Errors: `unavailable`. */
export async function getAnnouncement(now = new Date()): Promise<Announcement | null> {
  const doc = await findPublished()
  return doc && !hasEnded(doc, now) ? toAnnouncement(doc) : null
}

/** Null when no time is set, or it has passed. */
export async function announcementEnd(now = new Date()): Promise<string | null> {
  const doc = await findPublished()
  return doc && !hasEnded(doc, now) ? (doc.endsAt ?? null) : null
}

/** The announcement as last saved, ended or not, for its author; undefined for everyone else. */
export async function getAnnouncementDraft(
  headers: Headers,
): Promise<{ announcement: Announcement | null; hasEnded: boolean } | undefined> {
  const { actor } = await authenticateRequest(headers)
  if (actor.kind !== 'admin') return undefined
  const payload = await payloadClient()
  const doc = await payload.findGlobal({ slug: 'announcement', draft: true, ...as(actor) })
  return { announcement: toAnnouncement(doc), hasEnded: hasEnded(doc, new Date()) }
}

async function findPublished(): Promise<AnnouncementDocument | undefined> {
  if (isBuildWithoutData) return undefined
  const payload = await payloadClient()
  const access = asSystem('visitors see what is published')
  const doc = await payload.findGlobal({ slug: 'announcement', ...access })
  return doc._status === 'published' ? doc : undefined
}

const hasEnded = ({ endsAt }: AnnouncementDocument, now: Date) =>
  Boolean(endsAt) && new Date(String(endsAt)) <= now

function toAnnouncement({ text, link }: AnnouncementDocument): Announcement | null {
  const [paragraph] = lexicalToParagraphs(text)
  if (!paragraph) return null
  const nodes = [...paragraph.children, ...linkNodes(link)]
  const key = createHash('sha256').update(JSON.stringify(nodes)).digest('base64url').slice(0, 12)
  return { nodes, key, site: siteUrl }
}

function linkNodes(link: AnnouncementDocument['link']): RichInline[] {
  const href = safeHref(link?.url ?? '')
  if (href === undefined || !link?.label) return []
  const space: RichInline = { type: 'text', value: ' ' }
  return [space, { type: 'link', href, children: [{ type: 'text', value: link.label }] }]
}
