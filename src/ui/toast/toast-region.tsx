'use client'

import * as Radix from '@radix-ui/react-toast'
import clsx from 'clsx'
import { X } from 'lucide-react'
import { buttonClasses } from '#src/ui/controls/button-classes.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import type { ToastEntry } from './toast-store.ts'

type ToastRegionProps = {
  entries: readonly ToastEntry[]
  duration: number
  onDismiss: (id: number) => void
}

export function ToastRegion({ entries, duration, onDismiss }: ToastRegionProps) {
  // A replaced toast is removed at once: during its exit animation, two would be visible.
  const open = entries.filter(({ isOpen }) => isOpen)
  const shown = open.length > 0 ? open : entries
  return (
    <Radix.Provider duration={duration} label="Notification" swipeDirection="right">
      {shown.map((entry) => (
        <ToastItem key={entry.id} entry={entry} onDismiss={() => onDismiss(entry.id)} />
      ))}
      {/* A modal dialog hides everything but live regions from assistive technology; toasts are announced apart. */}
      <Radix.Viewport
        aria-live="off"
        data-toasts
        // At the top left beside a dialog, whose buttons are at its bottom and its right.
        className="fixed right-0 bottom-(--bottom-bar,0px) z-60 [body:has(.modal)_&]:top-0 [body:has(.modal)_&]:right-auto [body:has(.modal)_&]:bottom-auto [body:has(.modal)_&]:left-0 flex w-full max-w-md flex-col gap-3 p-4 outline-none"
      />
    </Radix.Provider>
  )
}

function ToastItem({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const isDestructive = entry.variant === 'destructive'
  return (
    <Radix.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      {...(entry.duration !== undefined && { duration: entry.duration })}
      data-variant={entry.variant ?? 'default'}
      className={clsx(
        'floats flex items-start gap-3 rounded-card border border-l-4 bg-surface p-4 pr-2 text-text shadow-float',
        'data-[swipe=end]:animate-appear data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-danger' : 'border-border border-l-accent',
      )}
    >
      <div className="min-w-0 flex-1">
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
          className={buttonClasses({}, '-my-1')}
        >
          {entry.action.label}
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label="Dismiss" icon={<X aria-hidden className="size-4" />} className="-my-2" />
      </Radix.Close>
    </Radix.Root>
  )
}
