import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

/** The parts of a form that a field touches, whatever the form does with its values. */
export type FormOf<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'register' | 'formState'>;

/** What can be said of every form. */
export interface AnyForm {
  formState: { isSubmitting: boolean; errors: Pick<FieldErrors, 'root'> };
}
