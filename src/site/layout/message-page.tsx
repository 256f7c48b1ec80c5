import type { ReactNode } from 'react'

type MessagePageProps = { comment: string; title: string; text: string; children: ReactNode }

/** A page with one message and links to continue. */
export function MessagePage({ comment, title, text, children }: MessagePageProps) {
  return (
    <div className="mx-auto flex min-h-[60svh] max-w-content flex-col justify-center px-5 py-20">
      <p aria-hidden className="font-mono text-sm text-muted">{`// ${comment}`}</p>
      <h1 className="mt-3 text-[clamp(2rem,5vw,3.25rem)] leading-[1.1] tracking-[-0.02em]">
        {title}
      </h1>
      <p className="mt-5 max-w-xl text-lg text-muted">{text}</p>
      <div className="mt-9 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
