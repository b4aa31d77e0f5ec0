CREATE TABLE "sample_rows" (
	"entity" text NOT NULL,
	"row_id" integer NOT NULL,
	CONSTRAINT "sample_rows_entity_row_id_pk" PRIMARY KEY("entity","row_id")
);
