import { beforeEach, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { DEFAULT_SETTINGS } from '#src/contract/settings/settings-calls.ts'
import { robotsTxt } from '#src/publishing/robots.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { getSettings } from '#src/services/settings/settings-service.ts'
import { answerOf, refusalOf } from '#tests/support/requests.ts'
import { askAdmin } from '#tests/support/admin.ts'

beforeEach(async () => void (await (await payloadClient()).db.pool.query('truncate settings')))

const change = (json: unknown) => answerOf(calls.updateSettings, { json })

it('lets search engines show the site, and no model be trained, until others are saved', async () => {
  expect(await getSettings()).toEqual(DEFAULT_SETTINGS)
  expect(DEFAULT_SETTINGS).toEqual({ isIndexed: true, isTrainingAllowed: false })
})

it('stores both choices, for robots.txt and the built-in admin', async () => {
  const chosen = { isIndexed: false, isTrainingAllowed: true }
  expect(await change(chosen)).toEqual(chosen)
  expect(await answerOf(calls.getSettings)).toEqual(chosen)
  expect(robotsTxt(await getSettings())).toContain('Content-Signal: search=no, ai-train=yes')
  const shown = await askAdmin('GET', '/globals/settings')
  expect(await shown.json()).toMatchObject(chosen)
})

it.each([
  { isIndexed: false },
  { ...DEFAULT_SETTINGS, isIndexed: 'no' },
  { ...DEFAULT_SETTINGS, x: 1 },
])('refuses %j, and stays as it was', async (json) => {
  await refusalOf(calls.updateSettings, 400, { json })
  expect(await getSettings()).toEqual(DEFAULT_SETTINGS)
})

it('stores one row for two concurrent first saves', async () => {
  await Promise.all([change(DEFAULT_SETTINGS), change(DEFAULT_SETTINGS)])
  const { rows } = await (await payloadClient()).db.pool.query('select id from settings')
  expect(rows).toHaveLength(1)
})
