import clsx from 'clsx'
import { frequencyText } from '#src/lib/format/frequency-text.ts'
import type { NameLetter } from './name-letters.ts'

type LetterCaptionProps = { text: string; letters: readonly NameLetter[] }

/** The line above the name: which letter is lit, and the choice of one by keyboard. */
export function LetterCaption({ text, letters }: LetterCaptionProps) {
  if (letters.length === 0) return null
  const facts = letters.map(({ letter, count }) => `${letter} ${frequencyText(count)}`)
  return (
    <div
      role="radiogroup"
      aria-label={`Repeated letters in “${text}”: ${facts.join(', ')}.`}
      className="relative rounded-chip text-muted max-sm:not-focus-within:sr-only has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-accent"
    >
      <p aria-hidden className="pointer-events-none grid text-right">
        {letters.map(({ letter, count, className }) => (
          <span key={className} className={clsx('letter-caption [grid-area:1/1]', className)}>
            {letter} · {frequencyText(count)}
          </span>
        ))}
      </p>
      {letters.map(({ className }, rank) => (
        <input
          key={className}
          type="radio"
          name="letter"
          aria-label={facts[rank]}
          autoComplete="off"
          className={clsx(
            'pointer-events-none absolute inset-0 size-full appearance-none outline-none',
            className,
          )}
        />
      ))}
    </div>
  )
}
