'use client'

import clsx from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { isComposing } from '#src/lib/browser/is-composing.ts'
import { NoticeRegion } from './notice-region.tsx'

type ModalProps = ComponentProps<'dialog'> & {
  /** Maximum width, as a single class: with two, the order in the style sheet would decide. */
  width: string
  padding?: string
  /** A question that has to be answered: a press outside does not close it. */
  isQuestion?: boolean
  onClose: () => void
}

/**
 * A native dialog that is open while it is mounted. It traps the focus, and leaves space for notices
 * (notice-region.tsx).
 */
export function Modal(props: ModalProps) {
  const { width, padding = 'p-6', isQuestion = false, onClose, children, ...rest } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressed = useRef(false)
  useLayoutEffect(() => openModal(dialog.current), [])
  return createPortal(
    <dialog
      {...rest}
      ref={dialog}
      data-state="open"
      // Not `cancel`: removed before the browser has closed it, the dialog would keep the keys.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      // A tooltip of Radix that is just closing would keep the key from the browser.
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return
        event.preventDefault()
        event.currentTarget.close()
      }}
      // The backdrop is a part of the dialog that nothing in it covers. Selected text may end there.
      onPointerDown={({ target, currentTarget }) => {
        isPressed.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (isPressed.current && target === currentTarget && !isQuestion) currentTarget.close()
      }}
      className={clsx(
        'modal floats pointer-events-auto fixed inset-0 m-auto h-fit w-[calc(100vw-2rem)] overflow-hidden',
        'max-h-[calc(100dvh-2rem-2*var(--notice-height,0px))] max-sm:max-h-[calc(100dvh-2rem-var(--notice-height,0px))]',
        'max-sm:bottom-(--notice-height,0px)',
        'menu-column:left-52 menu-column:max-h-[calc(100dvh-2rem)] menu-column:w-[calc(100vw-15rem)]',
        'rounded-card border border-border bg-surface text-text shadow-float backdrop:animate-appear backdrop:bg-[rgb(0_0_0/0.55)]',
        width,
      )}
    >
      <div className={clsx('relative max-h-[inherit] overflow-y-auto', padding)}>{children}</div>
      <NoticeRegion />
    </dialog>,
    document.body,
  )
}

/** Focus then returns to where it was, or to `main` where that is gone. */
function openModal(dialog: HTMLDialogElement | null) {
  const { style, clientWidth } = document.documentElement
  // The page keeps its width: the space of its scroll bar stays free, if it has one.
  style.setProperty('--dialog-gutter', innerWidth > clientWidth ? 'stable' : 'auto')
  dialog?.showModal()
  // React focuses elements before the dialog is open.
  dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  const [own, below] = noticeRegions()
  moveNotices(below, own)
  return () => {
    moveNotices(
      own,
      noticeRegions().find((region) => region !== own),
    )
    dialog?.close()
    const { activeElement, body } = document
    const isBack = activeElement instanceof HTMLElement && activeElement !== body
    // Focused by the browser alone, Chromium leaves the caret in the dialog, and typed text is lost.
    if (isBack) activeElement.blur()
    const target = isBack ? activeElement : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }
}

/** The region of the newest dialog comes first. */
const noticeRegions = () => [...document.querySelectorAll('[data-notices]')].toReversed()

const moveNotices = (from: Element | undefined, to: Element | undefined) =>
  to?.append(...(from?.childNodes ?? []))
