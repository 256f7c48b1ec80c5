'use client'

import * as Radix from '@radix-ui/react-toast'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { isComposing } from '#src/lib/browser/is-composing.ts'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import type { ToastEntry } from './toast-store.ts'

type ToastRegionProps = {
  entry: ToastEntry | undefined
  duration: number
  actionDuration: number
  onDismiss: (id: number) => void
}

export function ToastRegion(props: ToastRegionProps) {
  const { entry, duration, actionDuration, onDismiss } = props
  return (
    <Radix.Provider label="Notification" swipeDirection="right">
      {entry && (
        <ToastItem
          key={entry.id}
          entry={entry}
          duration={entry.action ? actionDuration : duration}
          onDismiss={() => onDismiss(entry.id)}
        />
      )}
      {/* A modal dialog hides everything but live regions from assistive technology; toasts are announced apart. */}
      <Radix.Viewport
        ref={publishHeight}
        aria-live="off"
        data-toasts
        // In the column of the management menu where there is one: there it covers nothing of the screen or of a dialog.
        className="fixed right-0 bottom-(--bottom-bar,0px) z-60 [body:has(.modal)_&]:bottom-0 flex w-full max-w-md flex-col gap-3 p-4 outline-none empty:p-0 menu-column:right-auto menu-column:bottom-0 menu-column:left-0 menu-column:w-52 menu-column:p-3 menu-column:empty:p-0"
      />
    </Radix.Provider>
  )
}

/** Dialogs leave this height free (dialog-classes.ts). */
function publishHeight(viewport: HTMLElement | null) {
  if (!viewport) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() =>
    style.setProperty('--notice-height', `${viewport.offsetHeight}px`),
  )
  observer.observe(viewport)
  return () => observer.disconnect()
}

type ToastItemProps = { entry: ToastEntry; duration: number; onDismiss: () => void }

function ToastItem({ entry, duration, onDismiss }: ToastItemProps) {
  const isDestructive = entry.variant === 'destructive'
  const isKept = useRef(false)
  return (
    <Radix.Root
      open={entry.isOpen}
      onEscapeKeyDown={(event) => {
        isKept.current = closeOther(event)
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isKept.current) onDismiss()
        isKept.current = false
      }}
      duration={duration}
      // Also below a dialog that was opened after it.
      style={{ pointerEvents: 'auto' }}
      data-variant={entry.variant ?? 'default'}
      className={clsx(
        'floats flex items-start gap-3 rounded-card border border-l-4 bg-surface p-4 pr-2 text-text shadow-float menu-column:flex-wrap',
        'data-[swipe=end]:animate-appear data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-danger' : 'border-border border-l-accent',
      )}
    >
      <div className="min-w-0 flex-1 menu-column:basis-24">
        <Radix.Title className={clsx('text-sm font-semibold', isDestructive && 'text-danger')}>
          {entry.title}
        </Radix.Title>
        {entry.description && (
          <Radix.Description className="mt-1 text-sm break-words text-muted">
            {entry.description}
          </Radix.Description>
        )}
      </div>
      {entry.link && (
        <a
          href={entry.link.href}
          target="_blank"
          rel="noopener"
          className={buttonClasses({}, '-my-1')}
        >
          {entry.link.label}
        </a>
      )}
      {entry.action && (
        <Radix.Action
          altText={entry.action.label}
          onClick={entry.action.onAction}
          className={buttonClasses({}, '-my-1 menu-column:order-last')}
        >
          {entry.action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Dismiss" icon={X} className="-my-2" />
      </Radix.Close>
    </Radix.Root>
  )
}

/**
 * Whether Escape is for something else that is open. Of Radix' layers only the newest gets the key, so that a dialog below
 * the notice has to be closed here.
 */
function closeOther(event: KeyboardEvent): boolean {
  if (isComposing(event)) return true
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) return false
  const open = [...document.querySelectorAll('.modal, [role="listbox"]')].at(-1)
  open?.querySelector<HTMLElement>('[data-dismiss]')?.click()
  return open !== undefined
}
