import { TIMES } from '#src/contract/limits.ts'
import { loginErrorMessage, withoutError } from '#src/site/auth/login-error-message.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import type { Notice } from '#src/ui/toast/toast.ts'

export const DISMISS_CLASSES = buttonClasses({ variant: 'ghost', size: 'icon' }, '-my-2')
export const ACTION_CLASSES = buttonClasses({}, '-my-1 menu-column:order-last')

/**
 * Shows a notification instead of the last one (S9-toast-01). It stays while it is pointed at or has the focus.
 * @returns closes it
 */
export function showNotice(notice: Notice): () => void {
  const { variant = 'default', action } = notice
  const { duration = action ? TIMES.actionToast : TIMES.toast } = notice
  const isDestructive = variant === 'destructive'
  // Of the newest dialog, otherwise of the page.
  const region = [...document.querySelectorAll<HTMLElement>('[data-notices]')].at(-1)
  region?.setAttribute('aria-live', isDestructive ? 'assertive' : 'polite')
  const card = createElement(
    'div',
    `floats flex items-start gap-3 rounded-card border border-l-4 bg-surface p-4 pr-2 text-text shadow-float data-[state=closed]:hidden menu-column:flex-wrap ${
      isDestructive ? 'border-danger' : 'border-border border-l-accent'
    }`,
  )
  const close = () => {
    card.dataset['state'] = 'closed'
    setTimeout(() => card.remove(), TIMES.toastRemoval)
  }
  fillNotice(card, notice, close)
  card.dataset['variant'] = variant
  card.dataset['state'] = 'open'
  const expire = () => {
    if (card.matches(':hover') || card.contains(document.activeElement))
      setTimeout(expire, duration)
    else close()
  }
  setTimeout(expire, duration)
  region?.replaceChildren(card)
  new ResizeObserver(() => leaveSpace(card.parentElement)).observe(card)
  return close
}

/** Dialogs and the menu of the management area leave the height of a notification free. */
export function leaveSpace(region: HTMLElement | null): void {
  document.documentElement.style.setProperty('--notice-height', `${region?.offsetHeight ?? 0}px`)
}

/** The texts and controls of a notification. */
export function fillNotice(card: HTMLElement, notice: Notice, close: () => void): void {
  const { title, description = '', variant, action, link } = notice
  const titleClasses = `text-sm font-semibold${variant === 'destructive' ? ' text-danger' : ''}`
  const text = createElement(
    'div',
    'min-w-0 flex-1 menu-column:basis-24',
    createElement('p', titleClasses, title),
    createElement('p', 'mt-1 text-sm break-words text-muted empty:hidden', description),
  )
  card.append(text)
  const add = (name: string, className: string, onClick?: () => void) => {
    const button = createElement('button', className, name)
    button.setAttribute('type', 'button')
    button.addEventListener('click', () => {
      close()
      onClick?.()
    })
    card.append(button)
    return button
  }
  if (link) {
    const anchor = createElement('a', ACTION_CLASSES, link.label)
    card.append(Object.assign(anchor, { href: link.href, target: '_blank', rel: 'noopener' }))
  }
  if (action) add(action.label, ACTION_CLASSES, action.onAction)
  add('✕', DISMISS_CLASSES).setAttribute('aria-label', 'Dismiss')
}

export function createElement(name: string, className: string, ...children: (Node | string)[]) {
  const element = document.createElement(name)
  element.className = className
  element.append(...children)
  return element
}

/** Shows the notices of React code (ui/toast/toast.ts), and why a sign-in was rejected, which may redirect to any page. */
export function showNotices(): void {
  addEventListener('notice', ({ detail }: CustomEvent<Notice & { close?: () => void }>) => {
    detail.close = showNotice(detail)
  })
  addEventListener('keydown', ({ key, isComposing, defaultPrevented }) => {
    const controls = document.querySelectorAll<HTMLElement>(
      '[data-notices] [data-state=open] :is(a, button)',
    )
    if (key === 'F8') controls[0]?.focus()
    // The last one closes it. A dialog or list that is open has taken the key.
    if (key === 'Escape' && !isComposing && !defaultPrevented) [...controls].at(-1)?.click()
  })
  const notice = loginErrorMessage(location.search)
  if (!notice) return
  // Before Next reads the URL, which it would write back to the history of a screen.
  history.replaceState(history.state, '', withoutError(location.href))
  const show = () =>
    showNotice({ ...notice, variant: 'destructive', duration: TIMES.loginErrorToast })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
  else show()
}
