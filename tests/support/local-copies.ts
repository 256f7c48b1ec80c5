import type { Page } from 'playwright'
import { editorOf } from './editor-page.ts'

/** Local copies of unsaved texts in the browser. */
export const localCopies = (page: Page) =>
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

/** The notice that offers to restore a local copy. */
export const offerOf = (page: Page) => page.getByRole('region', { name: 'Unsaved text' })

/** How many copies are offered, once the editor has looked for some: it reads them again in the background. */
export async function countOffers(page: Page): Promise<number> {
  await editorOf(page).waitFor()
  await localCopies(page)
  await page.evaluate(async () => {
    await navigator.locks.query()
    await new Promise(requestAnimationFrame)
  })
  return offerOf(page).count()
}
