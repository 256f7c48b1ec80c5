import { TIMES } from '#src/contract/limits.ts'
import { PAGE_DATA_QUERY } from '#src/contract/page-data-query.ts'
import { showNotice } from './notices.ts'

/**
 * Loads React by the first use of an element that declares its need by `data-app`, and hydrates the whole page, once. The
 * server has deferred the script files (server/next/next-internals.ts). `data-app="click"` and `"submit"` hold this event
 * until the page is hydrated; then it is repeated. A form works by itself while it is filled in: hydration waits for a pause.
 */
export function loadAppWhenUsed(): void {
  let isLoading = false
  let isReady = false
  let repeat: (() => void) | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  const restoreInput = watchInput()

  const load = () => {
    if (isLoading) return
    isLoading = true
    const handleError = (url: string) => {
      // A field that has the focus works without React.
      if (isLoading && repeat) void recoverApp(url)
      isLoading = false
    }
    void startApp(handleError)
  }
  const hold = (event: Event, again: (element: HTMLElement | undefined) => void) => {
    if (isReady) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const elements = () => [...document.querySelectorAll<HTMLElement>('[data-app]')]
    const at = elements().findIndex((one) => one.isSameNode(needOf(event)))
    repeat = () => again(elements()[at])
    load()
  }

  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => addEventListener(type, listener, true)
  for (const sign of ['pointerdown', 'touchstart', 'focusin', 'input'] as const)
    listen(sign, (event) => {
      const need = needOf(event)
      if (!need || isLoading) return
      if (need.dataset['app'] !== 'submit') return load()
      preloadApp()
      clearTimeout(pause)
      pause = setTimeout(load, TIMES.formPause)
    })
  listen('pointerover', (event) => void (needOf(event) && preloadApp()))
  listen('click', (event) => {
    const button = needOf(event)
    if (button?.dataset['app'] === 'click') hold(event, (shown) => shown?.click())
  })
  listen('submit', (event) => {
    const form = needOf(event)
    if (!(form instanceof HTMLFormElement) || form.dataset['app'] !== 'submit') return
    form.dataset['held'] = ''
    hold(event, (shown) => shown instanceof HTMLFormElement && shown.requestSubmit())
  })
  // Dispatched by site/layout/page-app.tsx.
  const handleReady = async () => {
    restoreInput()
    await applyStyles()
    isReady = true
    repeat?.()
  }
  addEventListener('app:ready', () => void handleReady(), { once: true })
}

/** The element with this event, or around it, that needs React. */
export function needOf({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-app]') : null
}

/**
 * React renders a page that has changed since it was sent again, with empty fields. @returns puts the typed texts and the
 * focus into the new ones
 */
export function watchInput(): () => void {
  const typed = new Map<string, string>()
  let focused: string | null | undefined
  const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const handleInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      typed.set(target.name, target.value)
  }
  const handleFocus = ({ target }: Event) => {
    focused = target instanceof Element ? target.getAttribute('name') : null
  }
  addEventListener('input', handleInput, true)
  addEventListener('focusin', handleFocus, true)
  return () => {
    removeEventListener('input', handleInput, true)
    removeEventListener('focusin', handleFocus, true)
    for (const [name, text] of typed) {
      const field = fieldOf(name)
      if (!field || field.value === text) continue
      // Past the setter of React, which takes the text as typed then.
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    const active = document.activeElement
    if (focused && active === document.body) fieldOf(focused)?.focus()
    // React has renamed it for a moment, after which Tab in Chromium goes to another button of its group.
    if (!(active instanceof HTMLInputElement) || active.type !== 'radio') return
    active.blur()
    active.focus({ preventScroll: true })
  }
}

/** Applies the style sheets, of which the page has a part. Not before hydration: they lay out the whole page again. */
export async function applyStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')]
  const applied = links.map(
    (link) =>
      new Promise((resolve) => {
        link.onload = link.onerror = resolve
        link.disabled = false
      }),
  )
  await Promise.all(applied)
}

/** Runs the script files, with the data of the page. The next use tries a failed file again. */
export async function startApp(onError: (url: string) => void): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  preloadApp()
  const url = location.pathname + PAGE_DATA_QUERY
  const scripts = [...document.querySelectorAll('script[type=deferred]')]
  try {
    // A page that was rendered for one request has its data with it.
    if (!('__next_f' in window)) {
      const data = (await (await fetch(url)).json()) as { files: string[]; calls: unknown }
      const names = scripts.map((file) => file.getAttribute('src') ?? '')
      // The site was updated. The browser may still have the files of this page, which cannot read newer data.
      const gone = names.find((name) => !data.files.includes(name))
      if (gone !== undefined) return onError(gone)
      Object.assign(window, { __next_f: data.calls })
    }
  } catch {
    return onError(url)
  }
  for (const file of scripts) {
    const script = document.createElement('script')
    // As an attribute: React leaves such scripts aside when it compares the head.
    script.async = true
    // As it is written: Next looks its files up by that.
    const name = file.getAttribute('src') ?? ''
    script.setAttribute('src', name)
    script.onerror = () => {
      script.replaceWith(file)
      onError(name)
    }
    file.replaceWith(script)
  }
}

/** The form posts by itself. A file that went with an update of the site has a successor in the reloaded page. */
export async function recoverApp(url: string): Promise<void> {
  const form = document.querySelector<HTMLFormElement>('form[data-held]')
  if (form) return form.submit()
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404) return location.reload()
  const description = 'A part of this page could not be loaded'
  showNotice({ variant: 'destructive', title: 'Error', description })
}

/** Downloads the script files and style sheets without using them, and the data of elements (`data-app-fetch`). */
export function preloadApp(): void {
  if (document.querySelector('link[as=script]')) return
  const preload = (href: string, as: string) => {
    const link = document.createElement('link')
    // As a request with cookies asks for it.
    if (as === 'fetch') link.crossOrigin = 'use-credentials'
    document.head.append(Object.assign(link, { rel: 'preload', as, href }))
  }
  for (const file of document.querySelectorAll('script[type=deferred]'))
    preload(file.getAttribute('src') ?? '', 'script')
  for (const styles of document.querySelectorAll('link[data-later]'))
    preload(styles.getAttribute('href') ?? '', 'style')
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-app-fetch]'))
    preload(dataset['appFetch'] ?? '', 'fetch')
}
