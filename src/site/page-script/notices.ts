import { TIMES } from '#src/contract/limits.ts'
import { loginErrorMessage, withoutError } from '#src/site/auth/login-error-message.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'

type Notice = {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  duration?: number
}

export const DISMISS_CLASSES = buttonClasses({ variant: 'ghost', size: 'icon' }, '-my-2')

/** Shows a notification instead of the last one (S9-toast-01). It stays while it is pointed at or has the focus. */
export function showNotice(notice: Notice): void {
  const { title, description = '', variant = 'default', duration = TIMES.toast } = notice
  const isDestructive = variant === 'destructive'
  const region = document.querySelector('[data-notices]')
  region?.setAttribute('aria-live', isDestructive ? 'assertive' : 'polite')
  const element = (name: string, className: string, ...children: (Node | string)[]) => {
    const created = document.createElement(name)
    created.className = className
    created.append(...children)
    return created
  }
  const text = element(
    'div',
    'min-w-0 flex-1',
    element('p', `text-sm font-semibold${isDestructive ? ' text-danger' : ''}`, title),
    element('p', 'mt-1 text-sm break-words text-muted empty:hidden', description),
  )
  const button = element('button', DISMISS_CLASSES, '✕')
  button.setAttribute('type', 'button')
  button.setAttribute('aria-label', 'Dismiss')
  const card = element(
    'div',
    `floats flex items-start gap-3 rounded-card border border-l-4 bg-surface p-4 pr-2 text-text shadow-float ${
      isDestructive ? 'border-danger' : 'border-border border-l-accent'
    }`,
    text,
    button,
  )
  card.dataset['variant'] = variant
  card.dataset['state'] = 'open'
  button.addEventListener('click', () => card.remove())
  card.addEventListener(
    'keydown',
    ({ key, isComposing }) => void (key === 'Escape' && !isComposing && card.remove()),
  )
  const expire = () => {
    if (card.matches(':hover, :focus-within')) setTimeout(expire, duration)
    else card.remove()
  }
  setTimeout(expire, duration)
  region?.replaceChildren(card)
}

/** Says why a sign-in was rejected, which may redirect to any page. Code of React shows its notifications the same way. */
export function showLoginError(): void {
  addEventListener('notice', (event) => showNotice((event as CustomEvent<Notice>).detail))
  const notice = loginErrorMessage(location.search)
  if (!notice) return
  // Before Next reads the URL, which it would write back to the history of a screen.
  history.replaceState(history.state, '', withoutError(location.href))
  const show = () =>
    showNotice({ ...notice, variant: 'destructive', duration: TIMES.loginErrorToast })
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show)
  else show()
}
