/* Non-local means on the light alone (albedo divided out), guided by albedo and normal. Good from about 20 samples. */
#include <math.h>
#include <stdlib.h>
void dn(int W,int H,const float*col,const float*alb,const float*nor,float*out,int R,float k,float sa,float sn){
  int n=W*H; float*ir=malloc(12*n),*lg=malloc(12*n),*va=malloc(4*n);
  for(int i=0;i<n;i++)for(int c=0;c<3;c++){float v=col[3*i+c]/(alb[3*i+c]+.02f); ir[3*i+c]=v; lg[3*i+c]=logf(v+.02f);}
  for(int y=0;y<H;y++)for(int x=0;x<W;x++){ // local noise estimate, 5x5 guided by features
    float s=0,s2=0,m=0; for(int dy=-2;dy<=2;dy++)for(int dx=-2;dx<=2;dx++){int X=x+dx,Y=y+dy; if(X<0||Y<0||X>=W||Y>=H)continue; int j=Y*W+X; float l=(lg[3*j]+lg[3*j+1]+lg[3*j+2])/3; s+=l;s2+=l*l;m++;}
    float v=s2/m-(s/m)*(s/m); va[y*W+x]=v>1e-5f?v:1e-5f; }
  for(int y=0;y<H;y++)for(int x=0;x<W;x++){int i=y*W+x; float aw=0,a[3]={0,0,0};
    for(int dy=-R;dy<=R;dy++)for(int dx=-R;dx<=R;dx++){int X=x+dx,Y=y+dy; if(X<0||Y<0||X>=W||Y>=H)continue; int j=Y*W+X;
      float fa=0,fn=0; for(int c=0;c<3;c++){float q=alb[3*i+c]-alb[3*j+c]; fa+=q*q; q=nor[3*i+c]-nor[3*j+c]; fn+=q*q;}
      float e=fa/(sa*sa)+fn/(sn*sn); if(e>6) continue;
      float d=0; int m=0; for(int py=-1;py<=1;py++)for(int px=-1;px<=1;px++){int x1=x+px,y1=y+py,x2=X+px,y2=Y+py; if(x1<0||y1<0||x2<0||y2<0||x1>=W||x2>=W||y1>=H||y2>=H)continue; int p=y1*W+x1,q=y2*W+x2; for(int c=0;c<3;c++){float t=lg[3*p+c]-lg[3*q+c]; d+=t*t;} m+=3;}
      d/=m; float vmin=va[i]<va[j]?va[i]:va[j]; float dd=(d-2*vmin)/(k*k*2*vmin+1e-6f); if(dd<0)dd=0;
      float w=expf(-dd-e); aw+=w; for(int c=0;c<3;c++){float v=ir[3*j+c]; a[c]+=w*v;} }
    for(int c=0;c<3;c++) out[3*i+c]=a[c]/aw*(alb[3*i+c]+.02f); }
  free(ir);free(lg);free(va);
}
