// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { runDraftEffect } from '#src/cms/drafts/draft-effects.ts'
import type { EffectPort } from '#src/cms/drafts/draft-effects.ts'
import { savedVersion } from '#src/cms/posts/saving/post-draft.ts'
import type { PostVersion } from '#src/cms/posts/saving/post-draft.ts'
import { listenToNotices } from '#tests/support/newest-notice.ts'
import { AT, LOST, POST } from '#tests/support/save-session.ts'
import type { SaveEffect } from '#tests/support/save-session.ts'

const SAVED = savedVersion({ data: POST, etag: '"2"' }, AT)
const SEND = { type: 'send', id: '1', body: {}, etag: '"1"', key: 'k' } as SaveEffect

async function done(effects: SaveEffect[], failing: Partial<EffectPort<PostVersion>> = {}) {
  const steps: unknown[] = []
  const note = (name: string) => async (given?: string) =>
    void steps.push(given ? `${name} ${given}` : name)
  const ports: EffectPort<PostVersion> = {
    dispatch: (event) => {
      const { at: _at, ...rest } = { at: undefined, ...event }
      steps.push(rest)
    },
    readEditor: () => steps.push('readEditor'),
    prepare: async () => ({ filled: { readTime: '3' }, problem: null }),
    onCreated: (id) => steps.push(`created ${id}`),
    onDraft: (id) => steps.push(`draft ${id}`),
    copies: {
      write: note('write'),
      remove: note('remove'),
      replace: note('replace'),
      schedule: () => steps.push('schedule'),
    },
    visibleReport: { current: () => {} },
    save: async () => SAVED,
    read: async () => SAVED,
    ...{ noun: 'post', subject: 'posts' },
    openList: () => steps.push('open list'),
    ...failing,
  }
  for (const effect of effects) await runDraftEffect(effect, ports)
  return steps
}
const lost = () => Promise.reject(LOST)
const newest = listenToNotices()

it('dispatches the result of an effect', async () => {
  expect(await done([{ type: 'prepare' }, SEND])).toEqual([
    { type: 'prepared', filled: { readTime: '3' }, problem: null },
    { type: 'stored', saved: SAVED },
  ])
  expect(await done([SEND], { save: lost })).toEqual([{ type: 'failed', error: LOST }])
})

it('reads the editor after the other version, which may be missing', async () => {
  const read: SaveEffect = { type: 'readRemote', id: '1', error: 'stale' }
  const answer = { type: 'remoteRead', error: 'stale' }
  expect(await done([read])).toEqual(['readEditor', { ...answer, remote: SAVED }])
  const missing = await done([read], { read: lost })
  expect(missing).toEqual(['readEditor', { ...answer, remote: null }])
})

it('shows only the failure of the newest attempt', async () => {
  const report: SaveEffect = { type: 'report', title: 'Error', description: 'Not saved' }
  await done([report])
  expect(newest()?.description).toBe('Not saved')
  await done([report, { type: 'dismissReport' }])
  expect(newest()).toBeUndefined()
})

it('writes, replaces and deletes the local copy; it is gone before the list opens', async () => {
  const steps = await done([
    { type: 'scheduleCopy' },
    { type: 'writeCopy' },
    { type: 'writeCopy', replaces: 'earlier' },
    { type: 'showCreated', id: '1' },
    { type: 'deleteCopy' },
    { type: 'openList', notice: 'Blog post updated successfully' },
  ])
  expect(steps).toEqual([
    ...['schedule', 'write', 'replace earlier', 'created 1', 'remove'],
    ...['remove', 'open list'],
  ])
  expect(newest()?.description).toBe('Blog post updated successfully')
})
