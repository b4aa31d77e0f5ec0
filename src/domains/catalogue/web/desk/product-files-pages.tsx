import { ProductFilesPanel } from '#domains/catalogue/web/files/product-files-panel.tsx';
import { ADMIN, DESK } from '#engine/web/lists/admin.queries.ts';

export const AdminProductFiles = () => <ProductFilesPanel refreshes={ADMIN} />;
export const OwnProductFiles = () => <ProductFilesPanel refreshes={DESK} />;
