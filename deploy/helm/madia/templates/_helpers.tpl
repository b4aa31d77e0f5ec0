{{- define "madia.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" }}-madia
{{- end }}

{{- define "madia.selector" -}}
app.kubernetes.io/name: madia
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "madia.labels" -}}
{{ include "madia.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{- define "madia.secret" -}}
{{- .Values.existingSecret | default (include "madia.name" .) }}
{{- end }}

{{- define "madia.host" -}}
{{- (urlParse (required "publicUrl is missing: the https URL of the shop" .Values.publicUrl)).host }}
{{- end }}
