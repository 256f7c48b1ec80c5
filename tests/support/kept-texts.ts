import type { Page } from 'playwright'
import { editorOf } from './editor-page.ts'

/** The unsaved texts that the browser keeps. */
export const keptTexts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('folio-copies')
        opening.onerror = () => reject(new Error('no database'))
        opening.onsuccess = () => {
          const all = opening.result.transaction('copies').objectStore('copies').getAll()
          all.onsuccess = () => {
            const copies = all.result as { value: { form: { content: string } } }[]
            opening.result.close()
            resolve(copies.map(({ value }) => value.form.content))
          }
        }
      }),
  )

/** Where text of an earlier visit is offered. */
export const offerOf = (page: Page) => page.getByRole('region', { name: 'Unsaved text' })

/** How many texts are offered, once the editor has looked for some: what it reads then is read again behind it. */
export async function countOffers(page: Page): Promise<number> {
  await editorOf(page).waitFor()
  await keptTexts(page)
  await page.evaluate(async () => {
    await navigator.locks.query()
    await new Promise(requestAnimationFrame)
  })
  return offerOf(page).count()
}
