import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

const block = (classes: string) =>
  function Block({ className, ...rest }: ComponentProps<'div'>) {
    return <div className={clsx(classes, className)} {...rest} />
  }

export const Card = block('rounded-card border border-border bg-surface')
export const CardBody = block('p-5')
export const CardFooter = block('border-t border-border px-5 py-4')
const Header = block('flex items-center justify-between gap-3 border-b border-border px-5 py-4')

export const CardTitle = ({ className, ...rest }: ComponentProps<'h2'>) => (
  <h2 className={clsx('text-base font-semibold', className)} {...rest} />
)

type CardHeaderProps = Omit<ComponentProps<'div'>, 'title'> & { title?: ReactNode }

/** A title, with controls at the end of its line. */
export const CardHeader = ({ title, children, ...rest }: CardHeaderProps) => (
  <Header {...rest}>
    {title && <CardTitle>{title}</CardTitle>}
    {children}
  </Header>
)
