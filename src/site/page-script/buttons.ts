import { TIMES } from '#src/contract/limits.ts'
import { COPY_FAILURE, copyToClipboard } from '#src/lib/browser/clipboard.ts'
import { showNotice } from './notices.ts'

/** The buttons that copy, share and print (S2-blog-post-05, S2-blog-post-11, S2-blog-post-19). */
export function handleButtons(): void {
  const copy = async (button: HTMLElement, text: string) => {
    if (await copyToClipboard(text)) confirmOn(button)
    else showNotice(COPY_FAILURE)
  }
  const share = async (button: HTMLElement) => {
    const { title = '', text = '' } = button.dataset
    const page = { title, text, url: location.origin + location.pathname }
    try {
      // Missing in some browsers, which throws too.
      await navigator.share(page)
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError'
      if (!isCancelled) await copy(button, page.url)
    }
  }
  addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-page-button]') : null
    const name = button?.dataset['pageButton']
    if (!button || name === undefined) return
    if (name === 'print') print()
    else if (name === 'share') void share(button)
    // From the page: as an attribute the code would be sent a second time.
    else void copy(button, button.closest('figure')?.querySelector('code')?.textContent ?? '')
  })
}

/** Shows the copied state of a button for two seconds (S9-copy-01), and says it. */
export function confirmOn(button: HTMLElement): void {
  const status = button.nextElementSibling
  button.dataset['copied'] = String(Number(button.dataset['copied'] ?? 0) + 1)
  const mine = button.dataset['copied']
  if (status) status.textContent = button.innerText
  setTimeout(() => {
    if (button.dataset['copied'] !== mine) return
    delete button.dataset['copied']
    if (status) status.textContent = ''
  }, TIMES.copyConfirmation)
}

/** The keys of the button of a palette (`aria-keyshortcuts`) click it, unless the editor has taken them for its link tool. */
export function handlePaletteKeys(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
    const isChord = ctrlKey || metaKey
    const isTyping =
      target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
    if (event.defaultPrevented || event.isComposing || altKey) return
    if (isChord ? shiftKey : isTyping) return
    const keys = `${ctrlKey ? 'Control+' : ''}${metaKey ? 'Meta+' : ''}${key.toUpperCase()}`
    const button = document.querySelector<HTMLElement>('[data-palette]')
    if (!button?.getAttribute('aria-keyshortcuts')?.split(' ').includes(keys)) return
    event.preventDefault()
    button.click()
  })
}
