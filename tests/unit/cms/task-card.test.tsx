import { expect, it } from 'vitest'
import { brokenLinkCalls } from '#src/contract/posts/broken-link-calls.ts'
import { exampleCalls } from '#src/contract/example/example-calls.ts'
import { TaskCard } from '#src/cms/dashboard/task-card.tsx'
import type { Stats } from '#src/cms/dashboard/use-stats.ts'
import { backupStateOptions } from '#src/queries/backup-queries.ts'
import { callQuery } from '#src/queries/call-query.ts'
import { screenHtml } from '#tests/unit/cms/screen-html.tsx'
import { wordsOf } from '#tests/unit/site/rendered.tsx'

const ready = <T,>(data: T) => ({ data, isError: false })
const CALM = {
  ...{ unread: ready(0), unanswered: ready(0), undescribed: ready([]), scheduled: ready([]) },
  ...{ drafts: ready({ count: 0, old: 0 }), storedBytes: ready(1_500_000) },
} as unknown as Stats
const OWN = {
  ...{ hasName: false, fields: [] as string[], hasPortrait: false, hasResume: false },
  ...{ posts: 0, projects: 0, media: 0, contacts: 0 },
}

async function wordsFor(stats: Stats, { example = OWN, broken = [] as object[] } = {}) {
  const html = await screenHtml(<TaskCard stats={stats} />, [
    [callQuery(brokenLinkCalls.listBrokenLinks), broken],
    [callQuery(exampleCalls.getExampleState), example],
    [backupStateOptions(), { latest: null, isRunning: false }],
  ])
  return wordsOf(html).trim()
}

it('says in one line that nothing needs attention, and in one where the site stands', async () => {
  expect(await wordsFor(CALM)).toBe(
    'Needs attention Nothing needs your attention. 1.43 MB of 5.00 GB stored No backup yet Download backup',
  )
})

it('counts the fields of the profile that are the owner’s in one line, with the next one', async () => {
  const fields = ['tagline', 'email', 'phone']
  const words = await wordsFor(CALM, { example: { ...OWN, fields } })
  expect(words).toContain('Make it yours: 14 of 17 Next in your profile: Tagline')
  expect(words).not.toContain('Email')
})

it('shows one post with broken links, and the others folded', async () => {
  const links = [{ kind: 'link', url: '/a', text: 'A', reason: 'missing' }]
  const broken = ['One', 'Two', 'Three'].map((title) => ({ id: title, title, links }))
  expect(await wordsFor(CALM, { broken })).toMatch(
    /^[^“]*1 broken link in “ One ” “[^“]*2 more posts with broken links/,
  )
})
