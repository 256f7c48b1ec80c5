/** The notice when neither way works. */
export const COPY_FAILURE = {
  title: 'Could not copy',
  description: 'The browser blocked access to the clipboard.',
  variant: 'destructive',
} as const

/** Resolves with success. Uses a selection if the Clipboard API is missing (plain http) or not permitted. */
export async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

export function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const isDone = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isDone
}
