import { createContext, use } from 'react';

export type FieldControl = {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
};

export const FieldContext = createContext<FieldControl | null>(null);

/** The attributes that tie a control to the Field around it; what the caller sets itself wins. */
export function useFieldAttributes(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
}) {
  const field = use(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': (own['aria-invalid'] as boolean | undefined) ?? (field?.invalid ? true : undefined),
    'aria-required': field?.required ? true : undefined,
  };
}
