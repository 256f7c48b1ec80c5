import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { acquireBackupLock } from '#src/services/storage/backup-lock.ts'
import { failure, notice, question, refuse, useCms } from '#tests/support/cms-page.ts'
import { createVisitor } from '#tests/support/visitor.ts'

const { product, openScreen } = useCms({ browser: { acceptDownloads: true } })

describe('a backup from the dashboard', () => {
  it('is downloaded by a button, and is then the newest backup', async () => {
    const page = await openScreen('/cms')
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await attention.getByText('No backup yet').waitFor()
    const arriving = page.waitForEvent('download')
    await attention.getByRole('button', { name: 'Download backup' }).click()
    const download = await arriving
    expect(download.suggestedFilename()).toMatch(/^folio-\d{8}-\d{4}\.tar\.gz$/)
    await notice(page, 'Success', 'Backup downloaded').waitFor()
    await attention.getByText('Last backup just now').waitFor()
    expect(new URL(page.url()).pathname).toBe('/cms')
    const recent = page.getByRole('region', { name: 'Recent activity' })
    await page.reload()
    await recent.getByText('Exported a backup').waitFor()
  })

  it('needs attention when it is old', { tags: 'long' }, async () => {
    await product.product().rows('truncate backups')
    await product.product().rows(
      `insert into backups (made_at, bytes, rows, files, damages, sha256)
       values (now() - interval '8 days', 1, 1, 1, 2, 'x')`,
    )
    await product.page().setViewportSize({ width: 360, height: 740 })
    const page = await openScreen('/cms')
    await page.getByText('Last backup 8 days ago (2 damaged files not included)').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  it(
    'does not start while another one is running, and shows a failure',
    { tags: 'long' },
    async () => {
      const lock = new pg.Client({ connectionString: product.product().env['DATABASE_URL'] })
      await lock.connect()
      expect(await acquireBackupLock(lock)).toBe(true)
      const page = await openScreen('/cms')
      expect(await page.getByRole('button', { name: 'Creating backup...' }).isDisabled()).toBe(true)
      await lock.end()
      await page.reload()
      const button = page.getByRole('button', { name: 'Download backup' })
      await button.waitFor()
      product.allowError('503')
      await refuse(page, { address: '**/api/backups', method: 'GET', status: 503 })
      await button.click()
      await failure(page, 'Error', 'Failed to create the backup').waitFor()
    },
  )
})

describe('signed-in devices', () => {
  const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
  const signInAs = (agent: string) => createVisitor(product.product(), undefined, agent).signIn()

  it('are listed, and signed out one by one', async () => {
    for (const system of ['Windows NT 10.0', 'X11; Linux x86_64', 'Macintosh'])
      await signInAs(AGENT.replace('X11; Linux x86_64', system))
    const page = await openScreen('/cms/administrators')
    const devices = page.getByRole('region', { name: 'Signed-in devices' })
    const here = devices.getByRole('listitem').filter({ hasText: 'This device' })
    await here.waitFor()
    expect(await here.getByRole('button').count()).toBe(0)
    await devices.getByRole('button', { name: 'Sign out Firefox on Linux' }).click()
    await notice(page, 'Success', 'Device signed out').waitFor()
    await devices.getByText('Firefox on Linux').waitFor({ state: 'detached' })
    for (const name of ['Firefox on Windows', 'Firefox on macOS'])
      await devices.getByText(name).waitFor()
  })

  it(
    'can all be signed out except this one, by keyboard, on a phone',
    { tags: 'long' },
    async () => {
      await signInAs(AGENT)
      await product.product().rows(
        `insert into access_tokens (name, owner_id, expires_at, hash)
       select n, users.id, now() + interval '1 day', n from users, unnest(array['one', 'two']) n
       where email = $1`,
        [product.product().allowedEmail],
      )
      await product.page().setViewportSize({ width: 360, height: 740 })
      const page = await openScreen('/cms/administrators')
      const devices = page.getByRole('region', { name: 'Signed-in devices' })
      const others = devices.getByRole('button', { name: 'Sign out all others' })
      await others.waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await others.focus()
      await page.keyboard.press('Enter')
      const { dialog } = question(page, 'Sign out all other devices?')
      const choice = dialog.getByRole('checkbox', { name: 'Also revoke your access tokens' })
      expect(await choice.isChecked()).toBe(false)
      await dialog.getByRole('button', { name: 'Cancel' }).focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      expect(await choice.isChecked()).toBe(true)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      const done = 'Other devices signed out, 2 access tokens revoked'
      await notice(page, 'Success', done).waitFor()
      expect(await product.product().rows('select name from access_tokens')).toEqual([])
      await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
      await devices.getByText('This device').waitFor()
      await others.waitFor({ state: 'detached' })
    },
  )

  it('show an error when the list cannot be loaded, with a retry', { tags: 'long' }, async () => {
    product.allowError('503')
    await refuse(product.page(), { address: '**/api/sessions', method: 'GET', status: 503 })
    const page = await openScreen('/cms/administrators')
    await page.getByText('Signed-in devices could not be loaded.').waitFor()
    await page.unroute('**/api/sessions')
    const alert = page.getByRole('alert').filter({ hasText: 'Signed-in devices' })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('This device').waitFor()
  })
})
