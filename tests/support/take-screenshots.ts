import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { childEnv } from '#src/env.ts'
import { launchChromium } from './chromium.ts'
import { editorOf } from './editor-page.ts'
import { startProduct } from './start-product.ts'
import { createVisitor, SESSION } from './visitor.ts'

/** `npm run screenshots`: the README's images, of the built product with its example content. */
const SHOTS = [
  { name: 'home', path: '/', theme: 'light' },
  { name: 'post', path: '/blog/a-strict-csp-for-pages-that-never-change', theme: 'dark' },
  { name: 'dashboard', path: '/cms', theme: 'dark' },
  { name: 'editor', path: '/cms/blog', theme: 'light', open: 'Edit' },
]

const product = await startProduct({ env: { LOG_LEVEL: 'error' } })
const browser = await launchChromium()
try {
  const env = childEnv({ ...product.env, LOG_LEVEL: 'error' })
  await promisify(execFile)(process.execPath, ['src/scripts/seed.ts'], { env })
  await mkdir('docs/images', { recursive: true })
  const visitor = createVisitor(product)
  await visitor.signIn()
  for (const { name, path, theme, open } of SHOTS) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    const cookie = { name: SESSION, value: visitor.session(), url: product.url }
    await context.addCookies([{ ...cookie, httpOnly: true, sameSite: 'Lax' }])
    const page = await context.newPage()
    await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' })
    if (open) await openFirst(page, open)
    await sharp(await page.screenshot())
      .resize({ width: 960 })
      .webp({ quality: 72 })
      .toFile(`docs/images/${name}.webp`)
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
}

async function openFirst(page: Page, label: string) {
  await page
    .getByRole('link', { name: new RegExp(`^${label}`) })
    .first()
    .click()
  await editorOf(page).waitFor()
  await page.waitForLoadState('networkidle')
}
