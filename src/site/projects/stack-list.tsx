import clsx from 'clsx'
import { Badge } from '#src/ui/display/badge.tsx'

type StackListProps = { stack: readonly string[]; className?: string }

/** The technologies of a project. */
export function StackList({ stack, className }: StackListProps) {
  if (stack.length === 0) return null
  return (
    <ul aria-label="Technologies" className={clsx('flex flex-wrap gap-1.5', className)}>
      {stack.map((name, index) => (
        <li key={index}>
          <Badge dir="auto" className="wrap-anywhere">
            {name}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
