import { mkdir } from 'node:fs/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { launchChromium } from './chromium.ts'
import { editorOf } from './editor-page.ts'
import { seedProduct } from './load.ts'
import { startProduct } from './start-product.ts'
import { createVisitor } from './visitor.ts'

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
  await seedProduct(product)
  await mkdir('docs/images', { recursive: true })
  const visitor = createVisitor(product)
  await visitor.signIn()
  for (const { name, path, theme, open } of SHOTS) {
    const page = await visitor.openPage(browser, {
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
    })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await page.goto(path, { waitUntil: 'networkidle' })
    if (open) await openFirst(page, open)
    await sharp(await page.screenshot())
      .resize({ width: 960 })
      .webp({ quality: 72 })
      .toFile(`docs/images/${name}.webp`)
    await page.context().close()
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
