/* Removes the noise of few samples: non-local means on the light alone (albedo divided out), guided by albedo and normal.
   First pass: 5x5 patches against the local noise. Second pass: an edge-stopping blur over the first pass's light where it is even. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static float at(const float*p,int i){ return (p[3*i]+p[3*i+1]+p[3*i+2])/3; }

static float features(const float*alb,const float*nor,int i,int j,float sa,float sn){
  float fa=0,fn=0;
  for(int c=0;c<3;c++){ float q=alb[3*i+c]-alb[3*j+c]; fa+=q*q; q=nor[3*i+c]-nor[3*j+c]; fn+=q*q; }
  return fa/(sa*sa)+fn/(sn*sn);
}

void dn(int W,int H,const float*col,const float*alb,const float*nor,float*out,int R,float k,float sa,float sn){
  int n=W*H; float*ir=malloc(12*n),*lg=malloc(12*n),*va=malloc(4*n),*lo=malloc(12*n);
  for(int i=0;i<n;i++) for(int c=0;c<3;c++){ float v=col[3*i+c]/(alb[3*i+c]+.02f); if(v>12) v=12; ir[3*i+c]=v; lg[3*i+c]=logf(v+.03f); }
  for(int y=0;y<H;y++) for(int x=0;x<W;x++){ /* noise: spread of the log light among neighbours of the same surface */
    float s=0,s2=0,m=0; int i=y*W+x;
    for(int dy=-3;dy<=3;dy++) for(int dx=-3;dx<=3;dx++){ int X=x+dx,Y=y+dy; if(X<0||Y<0||X>=W||Y>=H) continue; int j=Y*W+X;
      if(features(alb,nor,i,j,sa,sn)>2) continue; float l=at(lg,j); s+=l; s2+=l*l; m++; }
    float v=s2/m-(s/m)*(s/m); va[i]=v>2e-5f?v:2e-5f; }
  for(int y=0;y<H;y++) for(int x=0;x<W;x++){ int i=y*W+x; float aw=0,a[3]={0,0,0};
    for(int dy=-R;dy<=R;dy++) for(int dx=-R;dx<=R;dx++){ int X=x+dx,Y=y+dy; if(X<0||Y<0||X>=W||Y>=H) continue; int j=Y*W+X;
      float e=features(alb,nor,i,j,sa,sn); if(e>6) continue;
      float d=0; int m=0;
      for(int py=-2;py<=2;py++) for(int px=-2;px<=2;px++){ int x1=x+px,y1=y+py,x2=X+px,y2=Y+py; if(x1<0||y1<0||x2<0||y2<0||x1>=W||x2>=W||y1>=H||y2>=H) continue;
        int p=y1*W+x1,q=y2*W+x2; for(int c=0;c<3;c++){ float t=lg[3*p+c]-lg[3*q+c]; d+=t*t; } m+=3; }
      d/=m; float v=va[i]<va[j]?va[i]:va[j]; float dd=(d-2*v)/(k*k*2*v+1e-6f); if(dd<0) dd=0;
      float w=expf(-dd-e); aw+=w; for(int c=0;c<3;c++) a[c]+=w*ir[3*j+c]; }
    float few=aw<4?(4-aw)*.2f:0; if(few>0) for(int dy=-1;dy<=1;dy++) for(int dx=-1;dx<=1;dx++){ /* an edge that no neighbour shares: a little of all of them */
      int X=x+dx,Y=y+dy; if(X<0||Y<0||X>=W||Y>=H) continue; aw+=few; for(int c=0;c<3;c++) a[c]+=few*ir[3*(Y*W+X)+c]; }
    for(int c=0;c<3;c++) lo[3*i+c]=a[c]/aw; }
  /* second pass: what is left of the noise is small and even; average it over a wider disc, but stop at real steps of light */
  int Q=R;
  for(int y=0;y<H;y++) for(int x=0;x<W;x++){ int i=y*W+x; float aw=0,a[3]={0,0,0}, l=logf(at(lo,i)+.03f), t=.10f*sqrtf(va[i])+.012f;
    for(int dy=-Q;dy<=Q;dy++) for(int dx=-Q;dx<=Q;dx++){ if(dx*dx+dy*dy>Q*Q) continue; int X=x+dx,Y=y+dy; if(X<0||Y<0||X>=W||Y>=H) continue; int j=Y*W+X;
      float e=features(alb,nor,i,j,sa,sn); if(e>6) continue; float q=(logf(at(lo,j)+.03f)-l)/t;
      float w=expf(-e-.5f*q*q); aw+=w; for(int c=0;c<3;c++) a[c]+=w*lo[3*j+c]; }
    for(int c=0;c<3;c++) out[3*i+c]=a[c]/aw*(alb[3*i+c]+.02f); }
  free(ir);free(lg);free(va);free(lo);
}
