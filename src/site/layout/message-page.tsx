import clsx from 'clsx'
import type { ReactNode } from 'react'

type MessagePageProps = {
  comment: string
  title: string
  text: string
  /** A drawing in the right half of wide screens, of the class below. */
  cover?: ReactNode
  children: ReactNode
}

export const MESSAGE_COVER = 'rounded-card border border-border max-lg:hidden'

export function MessagePage({ comment, title, text, cover, children }: MessagePageProps) {
  return (
    <div
      className={clsx(
        'mx-auto grid min-h-[60svh] max-w-content content-center items-center gap-x-12 px-5 py-20',
        cover !== undefined && 'lg:grid-cols-2',
      )}
    >
      <div className="min-w-0">
        <p aria-hidden className="font-mono text-sm text-muted">{`// ${comment}`}</p>
        <h1 className="mt-3 text-title">{title}</h1>
        <p className="mt-5 max-w-xl text-lg text-muted">{text}</p>
        <div className="mt-9 flex flex-wrap gap-3">{children}</div>
      </div>
      {cover}
    </div>
  )
}
