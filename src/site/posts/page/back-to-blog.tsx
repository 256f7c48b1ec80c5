import { ArrowLeft } from 'lucide-react'

export function BackToBlog() {
  return (
    <a
      href="/blog"
      className="inline-flex min-h-11 items-center gap-2 text-sm text-muted transition-colors duration-150 hover:text-text print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Blog
    </a>
  )
}
