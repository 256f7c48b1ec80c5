import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import clsx from 'clsx'
import { Input } from './input.tsx'

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & { label: string }

export function SearchInput({ label, className, ...rest }: SearchInputProps) {
  return (
    <div className={clsx('relative', className)} role="search">
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted"
      />
      <Input
        type="search"
        aria-label={label}
        className="pl-9 [&::-webkit-search-cancel-button]:grayscale"
        {...rest}
      />
    </div>
  )
}
