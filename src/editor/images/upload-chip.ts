type Failure = {
  message: string
  /** Absent where trying again would not help. */
  onRetry: (() => void) | undefined
  onDismiss: () => void
}
type Action = { label: string; onClick: () => void }

/** What stands in the text for an image that is on its way: its name with a bar, or with what went wrong. */
export function uploadChip(name: string) {
  const { element, showMessage } = noticeChip()
  const label = document.createElement('span')
  label.textContent = name
  const bar = document.createElement('progress')
  bar.max = 1
  bar.setAttribute('aria-label', `Uploading ${name}`)
  const begin = () => {
    bar.value = 0
    element.removeAttribute('role')
    element.replaceChildren(label, bar)
  }
  begin()
  return {
    element,
    begin,
    show: (share: number) => (bar.value = share),
    fail: ({ message, onRetry, onDismiss }: Failure) => {
      const retry = onRetry ? [{ label: 'Try again', onClick: onRetry }] : []
      showMessage('alert', `${name}: ${message}`, [
        ...retry,
        { label: 'Dismiss', onClick: onDismiss },
      ])
    },
  }
}

/** A sentence that stands in the text without being part of it, with what can be done about it. */
export function noticeChip() {
  const element = document.createElement('span')
  element.className = 'rte-upload'
  element.contentEditable = 'false'
  return {
    element,
    showMessage: (role: 'alert' | 'status', text: string, actions: readonly Action[] = []) => {
      const label = document.createElement('span')
      label.textContent = text
      element.setAttribute('role', role)
      element.replaceChildren(label, ...actions.map(button))
    },
  }
}

function button({ label, onClick }: Action): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = label
  element.addEventListener('click', onClick)
  return element
}
