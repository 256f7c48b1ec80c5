import { randomInt, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { useFaultySite } from './faulty-site.ts'
import type { Fault } from './fault-proxy.ts'

const FAULTS: (() => Fault)[] = [
  () => ({ kind: 'cut-answer', after: randomInt(1, 3000) }),
  () => ({ kind: 'cut-statement', text: 'COMMIT', when: 'before' }),
  () => ({ kind: 'cut-statement', text: 'COMMIT', when: 'after' }),
  () => ({ kind: 'cut-statement', text: 'insert into "posts"', when: 'after' }),
  () => ({ kind: 'cut-statement', text: 'insert into "posts_texts"', when: 'before' }),
  () => ({ kind: 'cut-statement', text: 'insert into "_posts_v"', when: 'after' }),
  () => ({ kind: 'cut-statement', text: 'BEGIN', when: 'before' }),
]

/** Saves posts over a line that breaks somewhere in each save. */
export function itLosesNothing(count: number, timeout: number): void {
  const site = useFaultySite()
  it(
    `★ ${count} faults: what was answered with success is stored, and nothing is torn`,
    { timeout },
    async () => {
      let refused = 0
      const promised: string[] = []
      for (let at = 0; at < count; at += 1) {
        const mark = randomUUID()
        site.break(FAULTS[at % FAULTS.length]?.() ?? { kind: 'none' })
        const { status } = await site.savePost({
          title: mark,
          excerpt: mark,
          content: `<p>${mark}</p>`,
          tags: [mark, 'tag'],
        })
        expect([201, 503]).toContain(status)
        if (status === 201) promised.push(mark)
        else refused += 1
      }
      site.heal()
      const posts = await site.rows(
        `select title, excerpt, content, _status as status,
         (select string_agg(text, ',' order by "order") from posts_texts where parent_id = posts.id and path = 'tags') as tags,
         (select count(*)::int from _posts_v where parent_id = posts.id) as versions
       from posts`,
      )
      const whole = posts.map(({ title: mark }) => ({
        title: mark,
        excerpt: mark,
        content: `<p>${String(mark)}</p>`,
        status: 'published',
        tags: `${String(mark)},tag`,
        versions: 1,
      }))
      expect(posts).toEqual(whole)
      const stored = new Set(posts.map(({ title }) => title))
      expect(promised.filter((mark) => !stored.has(mark))).toEqual([])
      expect(refused).toBeGreaterThan(count / 2)
      expect(await site.rows(`select 1 from _posts_v where parent_id is null`)).toEqual([])
    },
  )
}
