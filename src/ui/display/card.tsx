import clsx from 'clsx'
import type { ComponentProps } from 'react'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('rounded-card border border-border bg-surface', className)} {...rest} />
  )
}

export function CardHeader({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={clsx(
        'flex items-center justify-between gap-3 border-b border-border px-5 py-4',
        className,
      )}
      {...rest}
    />
  )
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 className={clsx('text-base font-semibold', className)} {...rest} />
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('p-5', className)} {...rest} />
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('border-t border-border px-5 py-4', className)} {...rest} />
}
