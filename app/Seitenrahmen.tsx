import type { ComponentProps } from 'react'
import { OffenerRahmen } from '@/components/rahmen/OffenerRahmen'
import { getKonto } from '@/lib/server/sitzung'

/** The open frame, for whoever is signed in. */
export async function Seitenrahmen(props: Omit<ComponentProps<typeof OffenerRahmen>, 'konto'>) {
  return <OffenerRahmen {...props} konto={await getKonto()} />
}
