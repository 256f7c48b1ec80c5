import { expect, it } from 'vitest'
import { activityLink } from '#src/cms/activity/activity-line.tsx'
import type { ActivityEntry } from '#src/contract/activity/activity-schemas.ts'

const entry = (part: Partial<ActivityEntry>) =>
  ({ action: 'publish', subject: 'A & B', target: null, ...part }) as ActivityEntry
const target = { kind: 'posts', id: 'p', isTrashed: false } as const

it.each([
  [{ target }, '/cms/blog/edit/p'],
  [{ target: { ...target, isTrashed: true } }, '/cms/trash?q=A%20%26%20B'],
  [{ target: { ...target, kind: 'media' } }, '/cms/media?open=p'],
  [{ target: { kind: 'appearance', id: '', isTrashed: false } }, '/cms/appearance'],
  [{ target: { ...target, kind: 'projects' } }, '/cms/projects/edit/p'],
  [{ action: 'sign-out' }, '/cms/administrators'],
  [{ action: 'revoke-token' }, '/cms/tokens'],
  [{ action: 'import' }, '/cms/import'],
  [{ action: 'export' }, undefined],
] as [Partial<ActivityEntry>, string | undefined][])(
  'an entry with %j leads to %s',
  (part, link) => {
    expect(activityLink(entry(part))).toBe(link)
  },
)
