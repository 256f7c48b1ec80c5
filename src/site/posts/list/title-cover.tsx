import clsx from 'clsx'
import { letterArcs } from '#src/lib/letter-arcs.ts'

const BOX = { width: 320, height: 180, margin: 20 }

/** The cover of a post without a picture: its title as an arc diagram, in the colours of the theme. */
export function TitleCover({ title, className }: { title: string; className?: string }) {
  const { dots, repeats, words } = letterArcs(title, BOX)
  return (
    <span
      data-title-cover=""
      className={clsx('flex items-center overflow-hidden bg-bg bg-dots', className)}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        strokeLinecap="round"
        className="aspect-video h-auto w-full fill-none"
      >
        <path d={repeats.slice(1).join('')} strokeWidth={0.7} className="stroke-muted" />
        <path d={repeats[0]} strokeWidth={1.75} className="stroke-accent" />
        <path d={words} strokeWidth={1.5} className="stroke-text" />
        <path d={dots} strokeWidth={3.5} className="stroke-text" />
      </svg>
    </span>
  )
}
