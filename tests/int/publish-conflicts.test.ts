import { describe, expect, it } from 'vitest'
import { readSql } from '#src/services/platform/payload.ts'
import { deletePost } from '#src/services/posts/post-service.ts'
import { sql } from '#collections/sql.ts'
import { adminActor } from '#tests/support/admin.ts'
import { changePost, postAt } from '#tests/support/import-folder.ts'
import { startHandlerServer } from '#tests/support/handler-server.ts'
import {
  blog,
  front,
  illustratedBlog,
  outcomes,
  publish,
  rows,
} from '#tests/support/published-folder.ts'
import { sourceFolder, writeSourceFiles } from '#tests/support/source-folder.ts'
import { create } from '#tests/support/post-calls.ts'

describe('a folder that is published, and what others wrote', () => {
  const writtenHere = (slug: string) => create({ title: 'By hand', slug })

  it('keeps a post that was written on the site, without uploading, until it may be replaced', async () => {
    const { folder, slugs } = await illustratedBlog()
    await writtenHere(slugs[0])
    const plan = await publish(folder, { isDryRun: true })
    const report = await publish(folder)
    expect(plan).toEqual({ ...report, isDryRun: true })
    expect(report.counts).toMatchObject({ imported: 2, kept: 1, pictures: 0 })
    expect(report.posts[0]).toMatchObject({
      outcome: 'kept',
      reason:
        'A post with this slug was written on the site. Use another slug, or overwrite it with --replace.',
    })
    expect((await postAt(slugs[0])).title).toBe('By hand')
    expect(outcomes(await publish(folder))).toEqual(['kept', 'unchanged', 'unchanged'])
    expect(outcomes(await publish(folder, { replace: true }))).toEqual([
      ...['updated', 'unchanged', 'unchanged'],
    ])
    await writeSourceFiles(folder, { [`${slugs[0]}.md`]: `${front('Changed')}Text\n` })
    expect(outcomes(await publish(folder))[0]).toBe('updated')
  })

  it('keeps the posts of another source, and says how to name it', async () => {
    const { folder, slugs } = await blog()
    await publish(folder)
    const other = await sourceFolder({ [`${slugs[1]}.md`]: `${front('Other')}Text\n` })
    const report = await publish(other)
    expect(report.posts[0]).toMatchObject({
      outcome: 'kept',
      reason: `The post with this slug was published from markdown:${folder}. If this is the same source, use --as 'markdown:${folder}'.`,
    })
    expect(outcomes(await publish(other, { as: `markdown:${folder}` }))).toEqual(['updated'])
    expect((await postAt(slugs[1])).title).toBe('Other')
  })

  it('adopts an identical post, including posts published before sources were recorded', async () => {
    const { folder, slugs } = await blog()
    await publish(folder)
    await readSql(sql`delete from imported_posts`)
    const before = await rows()
    expect(outcomes(await publish(folder))).toEqual(['unchanged', 'unchanged', 'unchanged'])
    expect(await rows()).toEqual(before)
    await writeSourceFiles(folder, { [`${slugs[1]}.md`]: `${front('Changed')}Text\n` })
    expect(outcomes(await publish(folder))).toEqual(['unchanged', 'updated', 'unchanged'])
  })

  it('says what took an address while the folder was published', async () => {
    const { folder, slugs } = await blog()
    const takeBoth = async () => {
      await writtenHere(slugs[1])
      await deletePost({ actor: await adminActor(), id: (await writtenHere(slugs[2])).id })
    }
    const atFirst = new Map([['POST', takeBoth]])
    const origin = await startHandlerServer(async ({ method }) => {
      const act = atFirst.get(method)
      atFirst.delete(method)
      await act?.()
    })
    const report = await publish(folder, { origin })
    expect(outcomes(report)).toEqual(['imported', 'kept', 'kept'])
    expect(report.posts.slice(1)).toMatchObject([
      { reason: 'Another post took this URL during this run. Run the command again.' },
      { reason: 'It is in the trash of the site.' },
    ])
    expect((await postAt(slugs[1])).title).toBe('By hand')
  })

  it('keeps an address that a post had before, and one in the trash, as the dry run says', async () => {
    const { folder, slugs } = await blog()
    const { id } = await writtenHere(slugs[0])
    await changePost(id, { slug: `${slugs[0]}-now` })
    await deletePost({ actor: await adminActor(), id: (await writtenHere(slugs[1])).id })
    const plan = await publish(folder, { isDryRun: true })
    const report = await publish(folder)
    expect(plan).toEqual({ ...report, isDryRun: true })
    expect(outcomes(report)).toEqual(['kept', 'kept', 'imported'])
  })
})
