import { createRef } from 'react'
import { expect, it } from 'vitest'
import { PublishPanel } from '#src/cms/posts/fields/publish-panel.tsx'
import { UnfoldedContext } from '#src/cms/posts/fields/sidebar-card.tsx'
import { emptyPostForm } from '#src/cms/posts/form/post-form.ts'
import { formatShortDate } from '#src/lib/format/long-date-time.ts'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'

it.each([
  ['2024-11-24T10:00:00.000Z', 'November 24, 2024', 'Nov 24, 2024'],
  ['2024-11-24T22:30:00.000Z', 'November 25, 2024', 'Nov 25, 2024'],
  ['2024-12-31T18:15:00.000Z', 'January 1, 2025', 'Jan 1, 2025'],
])(
  'names the day of a publication at %s in the zone of the list: %s',
  async (publishedAt, day, listed) => {
    const stored = {
      ...emptyPostForm('Ada'),
      title: 'T',
      status: 'published' as const,
      publishedAt,
    }
    const html = await rendered(
      <UnfoldedContext value>
        <PublishPanel
          form={stored}
          stored={stored}
          problems={{}}
          terms={{ categories: [], tags: [], want: () => {} }}
          card={createRef()}
          onChange={() => {}}
        />
      </UnfoldedContext>,
    )
    expect(wordsOf(html)).toContain(`Published on ${day}`)
    expect(formatShortDate(publishedAt)).toBe(listed)
  },
)
