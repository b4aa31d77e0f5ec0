import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { LongTextField } from '#engine/web/forms/form-fields.tsx';
import { FormMessage } from '#engine/web/forms/form-message.tsx';
import { SubmitButton } from '#engine/web/forms/submit-button.tsx';
import { Form } from '#engine/web/ui/forms/form.tsx';
import { FormDialog, type FormDialogProps } from './edit-dialog.tsx';
import { useAdminSubmit } from './use-admin-submit.ts';

type Reason = { reason: string };

interface ReasonFormProps {
  /** What is said in the field's label. */
  label: string;
  /** On the button. */
  action: string;
  /** What makes a reason; left out, the server alone judges it. */
  schema?: z.ZodType<Reason, Reason>;
  maxLength?: number;
  send: (reason: Reason) => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  /** Over the reason why it was not. */
  failed?: string;
  /** The start of the paths that are asked again afterwards; left out, those of the administration. */
  refreshes?: string;
}

/** A dialog that asks why, before something is declined, blocked or suspended. */
export function ReasonDialog(props: Omit<FormDialogProps, 'children'> & ReasonFormProps) {
  const { title, description, size = 'sm', trigger, ...form } = props;
  return (
    <FormDialog
      title={title}
      size={size}
      trigger={trigger}
      {...(description !== undefined && { description })}
    >
      {(onDone) => <ReasonForm {...form} onDone={onDone} />}
    </FormDialog>
  );
}

function ReasonForm(props: ReasonFormProps & { onDone: () => void }) {
  const { label, action, schema, maxLength = 500, send, ...outcome } = props;
  const form = useForm({
    defaultValues: { reason: '' },
    ...(schema !== undefined && { resolver: zodResolver(schema) }),
  });
  const submit = useAdminSubmit(form, send, outcome);
  return (
    <Form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <LongTextField form={form} name="reason" label={label} rows={3} maxLength={maxLength} />
      <FormMessage form={form} />
      <SubmitButton form={form} variant="danger">
        {action}
      </SubmitButton>
    </Form>
  );
}
